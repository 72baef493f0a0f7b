import { cx } from 'class-variance-authority';
import { Field, controlClass, type FieldProps } from './Field';
import { ChevronDownIcon } from './icons';
import type { SelectOption } from './SelectField';

/** The currency of the amount: fixed, or chosen. */
export type AmountCurrency<Currency extends string> =
  | {
      kind: 'fixed';
      /** Of the one currency: 'RUB'. */
      code: string;
    }
  | {
      kind: 'choice';
      /** Accessible name of the choice. */
      label: string;
      /** The currencies that can be chosen, in the order shown. */
      options: readonly SelectOption<Currency>[];
      /** The currency in force. */
      value: Currency;
      /** The currency that was chosen; the typed sum stays as it is. */
      onValueChange: (currency: Currency) => void;
    };

export interface AmountFieldProps<Currency extends string> extends Omit<FieldProps, 'children'> {
  /** The text as typed. What it means, and whether it is an amount at all, is the domain's to say. */
  value: string;
  /** The text as typed. */
  onValueChange: (text: string) => void;
  /** In which currency: a fixed one beside the field, or a choice. */
  currency: AmountCurrency<Currency>;
  /** Shown while nothing is typed; an example, never the label. */
  placeholder?: string;
  /** Cannot be typed into, and leaves the tab order. */
  disabled?: boolean;
  /** Form name. */
  name?: string;
}

/** A sum of money as it is typed. Plain text with the phone's decimal keys: what a person types is never rewritten. */
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
