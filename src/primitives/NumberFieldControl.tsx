import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import type { FieldControlProps } from './Field';
import { MinusIcon, PlusIcon } from './icons';
import { decimalsOf } from './typedNumber';
import { useNumberTyping } from './useNumberTyping';

export interface NumberFieldControlProps {
  /** Its name: what the steppers increase and decrease. */
  label: string;
  /** `null` while it is empty. */
  value: number | null;
  /** Told when a number is finished: on Enter, on leaving, at every press of a stepper. Always within the bounds. */
  onValueChange: (value: number | null) => void;
  /** Smallest and largest value, both included. */
  min?: number;
  max?: number;
  /** 1 by default; its decimals are those that can be typed. */
  step?: number;
  /** Follows the number: 'ГБ'. */
  unit?: string;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
  /** Ties it to a Field's label and messages; without it, it goes by `label`. */
  tie?: FieldControlProps;
}

/** The control without its frame, for whoever has a label already. */
export function NumberFieldControl({
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
  const { t } = useI18n();
  const isFixed = disabled || readOnly;
  const typing = useNumberTyping({ range: { min, max, step }, value, onValueChange, isFixed });
  const stepper =
    'grid w-control shrink-0 place-items-center border-l border-border-strong text-text-muted transition-colors duration-150 enabled:hover:bg-hover enabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-55';
  return (
    <div
      role="group"
      aria-disabled={disabled}
      className={cx(
        'flex h-control w-full min-w-0 items-stretch overflow-hidden rounded-control border border-border-strong bg-surface transition-colors duration-150 hover:border-text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus has-aria-invalid:border-danger',
        isFixed && 'bg-sunken',
      )}
    >
      <input
        {...tie}
        {...(name === undefined ? {} : { name })}
        type="text"
        inputMode={min === undefined || min < 0 ? 'text' : decimalsOf(step) > 0 ? 'decimal' : 'numeric'}
        aria-label={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        readOnly={readOnly}
        {...typing.inputProps}
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
        disabled={!typing.canStep(-1)}
        onClick={() => typing.step(-1)}
        className={stepper}
      >
        <MinusIcon className="size-4" />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('common.more', { label })}
        disabled={!typing.canStep(1)}
        onClick={() => typing.step(1)}
        className={stepper}
      >
        <PlusIcon className="size-4" />
      </button>
      <span aria-live="assertive" className="sr-only">
        {typing.announced}
      </span>
    </div>
  );
}
