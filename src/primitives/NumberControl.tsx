import { useState } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { withFullControl, type RestingProps } from './withFullControl';
import { decimalsOf, NumberFieldFrame, type NumberFieldControlProps } from './NumberFieldFrame';

/** A plain text field with the same look and bounds, until the first interaction. */
export function RestingNumber({
  label,
  value,
  onValueChange,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  disabled = false,
  readOnly = false,
  name,
  tie,
  ref,
}: NumberFieldControlProps & RestingProps) {
  const { number } = useI18n();
  /** Null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isFixed = disabled || readOnly;
  const emit = (next: number | null) => {
    setTyped(null);
    const bounded = next === null ? null : Math.min(max, Math.max(min, next));
    if (bounded !== value) onValueChange(bounded);
  };
  const finish = () => typed !== null && emit(numberIn(typed, decimalsOf(step)));
  return (
    <NumberFieldFrame
      {...(ref === undefined ? {} : { ref })}
      label={label}
      disabled={disabled}
      readOnly={readOnly}
      {...(unit === undefined ? {} : { unit })}
      input={{
        'aria-label': label,
        ...tie,
        ...(name === undefined ? {} : { name }),
        inputMode: decimalsOf(step) > 0 ? 'decimal' : 'numeric',
        autoComplete: 'off',
        disabled,
        readOnly,
        value: typed ?? (value === null ? '' : number(value)),
        onChange: (event) => setTyped(event.currentTarget.value),
        onBlur: finish,
        onKeyDown: ({ key }) => {
          if (key === 'Enter') finish();
        },
      }}
      onLess={isFixed || value === null || value <= min ? null : () => emit(value - step)}
      onMore={isFixed || (value ?? -Infinity) >= max ? null : () => emit((value ?? 0) + step)}
    />
  );
}

/**
 * The control without its frame, for owners with their own label. React Aria's part parses numbers in the reader's
 * language and announces changes.
 */
export const NumberControl = withFullControl<NumberFieldControlProps>(
  RestingNumber,
  () => import('./NumberFieldControl'),
);

/** Parses a typed number: digits, and a decimal separator if decimals are allowed. */
function numberIn(text: string, decimals: number): number | null {
  const digits = text.replace(decimals > 0 ? /[^\d.,]/g : /\D/g, '').replace(',', '.');
  return digits === '' ? null : Number(digits);
}
