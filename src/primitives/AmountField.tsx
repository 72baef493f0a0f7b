import { cx } from 'class-variance-authority';
import { Field, controlClass, type FieldProps } from './Field';
import { ChevronDownIcon } from './icons';
import type { SelectOption } from './SelectField';

/** Currency of the amount: fixed, or selectable. */
export type AmountCurrency<Currency extends string> =
  | {
      kind: 'fixed';
      /** Code of the fixed currency: 'RUB'. */
      code: string;
    }
  | {
      kind: 'choice';
      /** Accessible name of the currency select. */
      label: string;
      /** Selectable currencies, in display order. */
      options: readonly SelectOption<Currency>[];
      /** Selected currency. */
      value: Currency;
      /** The currency was changed; the typed sum stays. */
      onValueChange: (currency: Currency) => void;
    };

export interface AmountFieldProps<Currency extends string> extends Omit<FieldProps, 'children'> {
  /** Text as typed. The domain parses and validates it. */
  value: string;
  /** The text changed. */
  onValueChange: (text: string) => void;
  /** The currency: a fixed one next to the field, or a select. */
  currency: AmountCurrency<Currency>;
  /** An example while empty, never the label. */
  placeholder?: string;
  /** Disabled and not focusable. */
  disabled?: boolean;
  /** Name in the form. */
  name?: string;
}

/** Input for a sum of money. Plain text with a decimal keyboard; the input is never rewritten. */
export function AmountField<Currency extends string>({
  label,
  hint,
  error,
  required,
  aside,
  className,
  value,
  onValueChange,
  currency,
  ...native
}: AmountFieldProps<Currency>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...native}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={cx(controlClass, 'figures', currency.kind === 'fixed' ? 'pr-14' : 'pr-28')}
          />
          {currency.kind === 'fixed' ? (
            <span aria-hidden="true" className="absolute inset-y-0 right-3 flex items-center text-text-muted">
              {currency.code}
            </span>
          ) : (
            <CurrencySelect currency={currency} disabled={native.disabled ?? false} />
          )}
        </div>
      )}
    </Field>
  );
}

interface CurrencySelectProps<Currency extends string> {
  currency: Extract<AmountCurrency<Currency>, { kind: 'choice' }>;
  disabled: boolean;
}

function CurrencySelect<Currency extends string>({ currency, disabled }: CurrencySelectProps<Currency>) {
  return (
    <div className="absolute inset-y-px right-px w-24 border-l border-border-strong">
      <select
        aria-label={currency.label}
        disabled={disabled}
        value={currency.value}
        onChange={(event) => {
          const chosen = currency.options.find((option) => option.value === event.currentTarget.value);
          if (chosen) currency.onValueChange(chosen.value);
        }}
        className="size-full appearance-none rounded-r-control bg-transparent pr-8 pl-3 text-base hover:bg-hover disabled:cursor-not-allowed disabled:text-text-muted"
      >
        {currency.options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="bg-surface text-text"
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-text-muted" />
    </div>
  );
}
