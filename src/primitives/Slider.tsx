import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { withFullControl, type RestingProps } from './withFullControl';
import { sliderLooks, type SliderControlProps } from './sliderParts';

/** Width of the knob in pixels; its centre is above the mark. */
const knobPx = 20;

export interface SliderProps {
  /** Label above the track, also its accessible name. */
  label: ReactNode;
  /** Between `min` and `max`, inclusive. */
  value: number;
  /** The value changed by dragging or a key. */
  onValueChange: (value: number) => void;
  /** Minimum and maximum, inclusive. */
  min: number;
  /** Maximum value. */
  max: number;
  /** Step, a whole number; 1 by default. */
  step?: number;
  /** Value in words, such as '3 addresses', shown and announced. The number by default. */
  valueText?: string;
  /** Replaces the displayed value, for example by an input field. */
  aside?: ReactNode;
  /** Labelled values below the track, which can be pressed; none by default. */
  marks?: readonly number[];
  /** Hint below the track. */
  hint?: ReactNode;
  /** Disabled and not focusable. */
  disabled?: boolean;
  /** Form name. */
  name?: string;
}

/**
 * A slider. Arrows step, Page Up and Down leap, Home and End go to the ends; the touch target is as high as a control.
 * For long ranges use NumberSlider. Until the first interaction a native slider with the same look replaces Radix's.
 */
export function Slider({
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  valueText,
  aside,
  marks = [],
  hint,
  disabled = false,
  name,
}: SliderProps) {
  const { number } = useI18n();
  const id = useId();
  const control: SliderControlProps = {
    value,
    onValueChange,
    min,
    max,
    step,
    disabled,
    name,
    className: cx(
      'relative flex h-control w-full touch-none items-center select-none',
      disabled ? 'cursor-not-allowed opacity-55' : 'cursor-pointer',
      marks.length > 0 && 'mb-4',
    ),
    tie: {
      'aria-labelledby': `${id}-label`,
      'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
      'aria-valuetext': valueText,
    },
    children: marks.map((mark) => (
      <span
        key={mark}
        aria-hidden="true"
        style={{ left: markPosition((mark - min) / (max - min)) }}
        className="absolute top-full -mt-1.5 -translate-x-1/2 text-sm text-text-muted figures"
      >
        {number(mark)}
      </span>
    )),
  };
  return (
    <div className="min-w-0">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span id={`${id}-label`} className="text-base font-medium">
          {label}
        </span>
        {aside ?? (
          <span aria-hidden="true" className="text-base font-semibold figures">
            {valueText ?? number(value)}
          </span>
        )}
      </div>
      <SliderControl {...control} />
      {hint !== undefined && (
        <div id={`${id}-hint`} className="mt-1 text-sm text-text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

/** Returns the position of the knob's centre at a share (0 to 1): the knob never leaves the track. */
function markPosition(share: number): string {
  return `calc(${share * 100}% + ${knobPx / 2 - share * knobPx}px)`;
}

/** The native slider with our look. */
export function RestingSlider({
  value,
  onValueChange,
  min,
  max,
  tie,
  className,
  children,
  ref,
  ...input
}: SliderControlProps & RestingProps) {
  const share = (value - min) / (max - min);
  return (
    <div ref={ref} className={className}>
      <input
        {...input}
        {...tie}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        className="peer absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
      />
      <span className={cx(sliderLooks.track, 'pointer-events-none')}>
        <span className={sliderLooks.range} style={{ left: 0, right: `${100 - share * 100}%` }} />
      </span>
      <span
        className={cx(
          sliderLooks.knob,
          'pointer-events-none absolute -translate-x-1/2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
        style={{ left: markPosition(share) }}
      />
      {children}
    </div>
  );
}

/** Radix's part has the full touch target and leaping keys. */
export const SliderControl = withFullControl<SliderControlProps>(
  RestingSlider,
  () => import('./SliderControl'),
);
