import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import type { FieldControlProps } from './Field';
import { MinusIcon, PlusIcon } from './icons';

export interface NumberFieldControlProps {
  /** Its name: what the steppers increase and decrease. */
  label: string;
  /** `null` while it is empty. */
  value: number | null;
  /** Told when a number is finished: on Enter, on leaving, at every press of a stepper. Always within the bounds. */
  onValueChange: (value: number | null) => void;
  /** Smallest and largest value, both included. */
  min?: number;
  /** The greatest value; none by default. */
  max?: number;
  /** 1 by default; its decimals are those that can be typed. */
  step?: number;
  /** Follows the number: 'ГБ'. */
  unit?: string;
  /** It cannot be used; not by default. */
  disabled?: boolean;
  /** It can be read and copied, not changed; not by default. */
  readOnly?: boolean;
  /** Its name in the form; none by default. */
  name?: string;
  /** Ties it to a Field's label and messages; without it, it goes by `label`. */
  tie?: FieldControlProps;
}

/** Props that each half passes to the frame. */
interface NumberFieldFrameProps extends Pick<
  NumberFieldControlProps,
  'label' | 'unit' | 'disabled' | 'readOnly'
> {
  group?: ComponentProps<'div'>;
  input: ComponentProps<'input'>;
  /** Null where there is no less, or no more. */
  onLess: (() => void) | null;
  onMore: (() => void) | null;
  ref?: Ref<HTMLDivElement>;
}

/** The field with its unit and its two steppers, as both halves look. */
export function NumberFieldFrame({
  label,
  unit,
  disabled = false,
  readOnly = false,
  group,
  input,
  onLess,
  onMore,
  ref,
}: NumberFieldFrameProps) {
  const { t } = useI18n();
  return (
    <div
      {...group}
      ref={ref}
      className={cx(
        'flex h-control w-full min-w-0 items-stretch overflow-hidden rounded-control border border-border-strong bg-surface transition-colors duration-150 hover:border-text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus has-aria-invalid:border-danger',
        (disabled || readOnly) && 'bg-sunken',
      )}
    >
      <input
        {...input}
        className="min-w-0 flex-1 bg-transparent pr-1 pl-3 text-md outline-none figures disabled:cursor-not-allowed disabled:text-text-muted"
      />
      {unit !== undefined && (
        <span aria-hidden="true" className="shrink-0 self-center pr-3 text-text-muted">
          {unit}
        </span>
      )}
      <Stepper label={t('common.less', { label })} onPress={onLess}>
        <MinusIcon className="size-4" />
      </Stepper>
      <Stepper label={t('common.more', { label })} onPress={onMore}>
        <PlusIcon className="size-4" />
      </Stepper>
    </div>
  );
}

function Stepper({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={onPress === null}
      onClick={onPress ?? undefined}
      className="grid w-control shrink-0 place-items-center border-l border-border-strong text-text-muted transition-colors duration-150 enabled:hover:bg-hover enabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-55"
    >
      {children}
    </button>
  );
}

/** Digits after the point that a step asks for: 0 for 1, 2 for 0.01. */
export function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}
