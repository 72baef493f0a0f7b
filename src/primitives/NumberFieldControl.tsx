import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useNumberField } from 'react-aria/useNumberField';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import { useI18n } from '@/i18n/I18nProvider';
import { localeTag } from '@/i18n/locale';
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

/** The control without its frame, for whoever has a label already. */
export function NumberFieldControl(props: NumberFieldControlProps) {
  const { locale } = useI18n();
  return (
    <I18nProvider locale={localeTag(locale)}>
      <NumberInput {...props} />
    </I18nProvider>
  );
}

function NumberInput({
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  disabled = false,
  readOnly = false,
  name,
  tie,
}: NumberFieldControlProps) {
  const { t, locale } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const field = {
    'aria-label': label,
    value: value ?? Number.NaN,
    onChange: (next: number) => onValueChange(Number.isNaN(next) ? null : next),
    ...(min === undefined ? {} : { minValue: min }),
    ...(max === undefined ? {} : { maxValue: max }),
    step,
    isDisabled: disabled,
    isReadOnly: readOnly,
    // A page scrolled over the field must not change an order.
    isWheelDisabled: true,
    formatOptions: { maximumFractionDigits: decimalsOf(step) },
    ...(tie === undefined ? {} : { id: tie.id }),
  };
  const state = useNumberFieldState({ ...field, locale: localeTag(locale) });
  const { groupProps, inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(
    field,
    state,
    input,
  );
  const stepper =
    'grid w-control shrink-0 place-items-center border-l border-border-strong text-text-muted transition-colors duration-150 enabled:hover:bg-hover enabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-55';
  return (
    <div
      {...groupProps}
      className={cx(
        'flex h-control w-full min-w-0 items-stretch overflow-hidden rounded-control border border-border-strong bg-surface transition-colors duration-150 hover:border-text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus has-aria-invalid:border-danger',
        (disabled || readOnly) && 'bg-sunken',
      )}
    >
      <input
        {...inputProps}
        {...tie}
        ref={input}
        {...(name === undefined ? {} : { name })}
        className="min-w-0 flex-1 bg-transparent pr-1 pl-3 text-md outline-none figures disabled:cursor-not-allowed disabled:text-text-muted"
      />
      {unit !== undefined && (
        <span aria-hidden="true" className="shrink-0 self-center pr-3 text-text-muted">
          {unit}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('common.less', { label })}
        disabled={decrementButtonProps.isDisabled}
        onClick={() => state.decrement()}
        className={stepper}
      >
        <MinusIcon className="size-4" />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('common.more', { label })}
        disabled={incrementButtonProps.isDisabled}
        onClick={() => state.increment()}
        className={stepper}
      >
        <PlusIcon className="size-4" />
      </button>
    </div>
  );
}

/** Digits after the point that a step asks for: 0 for 1, 2 for 0.01. */
function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}
