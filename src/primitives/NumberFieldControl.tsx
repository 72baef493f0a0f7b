import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useNumberField } from 'react-aria/useNumberField';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import { useI18n } from '@/i18n/I18nProvider';
import { localeTag } from '@/i18n/locale';
import { decimalsOf, NumberFieldFrame, type NumberFieldControlProps } from './NumberFieldFrame';

/** The loaded part of NumberControl. */
export default function NumberFieldControl(props: NumberFieldControlProps) {
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
  const { locale } = useI18n();
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
    // Scrolling over the field must not change an order.
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
  return (
    <NumberFieldFrame
      label={label}
      disabled={disabled}
      readOnly={readOnly}
      {...(unit === undefined ? {} : { unit })}
      // The group has no name, because the field and its steppers have theirs.
      group={{ ...groupProps, role: undefined, 'aria-disabled': undefined, 'aria-invalid': undefined }}
      input={{ ...inputProps, ...tie, ref: input, ...(name === undefined ? {} : { name }) }}
      onLess={decrementButtonProps.isDisabled ? null : () => state.decrement()}
      onMore={incrementButtonProps.isDisabled ? null : () => state.increment()}
    />
  );
}
