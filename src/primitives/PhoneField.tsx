import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef } from 'react';
import { Field, controlClass, type FieldProps } from './Field';
import { ChevronDownIcon } from './icons';

export interface PhoneCountry<Country extends string> {
  /** Country code: 'RU'. */
  value: Country;
  /** Name in the reader's language. */
  name: string;
  /** Dialling code with plus: '+7'. */
  code: string;
}

export interface PhoneFieldProps<Country extends string> extends Omit<FieldProps, 'children'> {
  /** Selectable countries, in display order. */
  countries: readonly PhoneCountry<Country>[];
  /** Country of the dialling code. */
  country: Country;
  /** The country was changed; the number stays. */
  onCountryChange: (country: Country) => void;
  /** Accessible name of the country select. */
  countryLabel: string;
  /** Number without the dialling code, formatted by the owner's mask. */
  value: string;
  /** The text changed; the owner applies its mask and passes it back. */
  onValueChange: (text: string) => void;
  /** An example while empty, never the label. */
  placeholder?: string;
  /** Disabled and not focusable. */
  disabled?: boolean;
  /** Form name. */
  name?: string;
}

/**
 * A phone number: dialling code in a native select, the rest as text. A mask may reformat the input; the caret stays
 * after the same digit.
 */
export function PhoneField<Country extends string>({
  countries,
  country,
  onCountryChange,
  countryLabel,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  name,
  ...frame
}: PhoneFieldProps<Country>) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = input.current;
    const digits = digitsBeforeCaret.current;
    digitsBeforeCaret.current = null;
    if (!element || digits === null || document.activeElement !== element) return;
    const caret = placeAfterDigits(value, digits);
    element.setSelectionRange(caret, caret);
  }, [value]);
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex gap-2">
          <span className="relative flex h-control shrink-0 items-center gap-1 overflow-clip rounded-control border border-border-strong bg-surface pr-2.5 pl-3 text-md hover:border-text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:bg-sunken has-disabled:text-text-muted">
            <span aria-hidden="true" className="figures">
              {countries.find((candidate) => candidate.value === country)?.code}
            </span>
            <ChevronDownIcon className="size-4 text-text-muted" />
            <select
              aria-label={countryLabel}
              autoComplete="tel-country-code"
              disabled={disabled}
              value={country}
              onChange={(event) => {
                const chosen = countries.find((candidate) => candidate.value === event.currentTarget.value);
                if (chosen) onCountryChange(chosen.value);
              }}
              className="absolute inset-0 size-full appearance-none opacity-0"
            >
              {countries.map((candidate) => (
                <option key={candidate.value} value={candidate.value} className="bg-surface text-text">
                  {`${candidate.name} ${candidate.code}`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...control}
            {...(name === undefined ? {} : { name })}
            ref={input}
            type="tel"
            autoComplete="tel-national"
            placeholder={placeholder}
            disabled={disabled}
            value={value}
            onChange={(event) => {
              const { value: text, selectionStart } = event.currentTarget;
              // At the end the caret stays at the end, whatever the mask adds.
              digitsBeforeCaret.current =
                selectionStart === null || selectionStart === text.length
                  ? null
                  : digitsIn(text.slice(0, selectionStart));
              onValueChange(text);
            }}
            className={cx(controlClass, 'figures')}
          />
        </div>
      )}
    </Field>
  );
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

/** Returns the position after this many digits. */
function placeAfterDigits(text: string, digits: number): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place += 1)
    if (/\d/.test(text.charAt(place))) left -= 1;
  return place;
}
