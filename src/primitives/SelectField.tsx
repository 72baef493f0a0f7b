import { cx } from 'class-variance-authority';
import { Field, controlClass, type FieldProps } from './Field';
import { ChevronDownIcon } from './coreIcons';

export interface SelectOption<Value extends string> {
  /** Value of the option, unique in the list. */
  value: Value;
  /** Label in the list. */
  label: string;
  /** Visible but not selectable. */
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  /** Form name. */
  name?: string;
  /** HTML autofill token. */
  autoComplete?: string;
  /** Options in display order. */
  options: readonly SelectOption<Value>[];
  /** An empty string means nothing is selected and shows the placeholder. */
  value: Value | '';
  /** Shown if nothing is selected. */
  placeholder?: string;
  /** Disabled and not focusable. */
  disabled?: boolean;
  /** An option was selected. */
  onValueChange: (value: Value) => void;
}

/**
 * A select for short lists. Native, so that it works on every phone and for all assistive technology without extra
 * code. Use ComboBox for long lists.
 */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  required,
  aside,
  className,
  options,
  value,
  placeholder,
  onValueChange,
  ...native
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...native}
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onValueChange(chosen.value);
            }}
            className={cx(controlClass, 'appearance-none pr-9', value === '' && 'text-text-muted')}
          >
            {(placeholder !== undefined || value === '') && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-text-muted" />
        </div>
      )}
    </Field>
  );
}
