import { cx } from 'class-variance-authority';
import { Field, controlClass, type FieldProps } from './Field';
import { ChevronDownIcon } from './coreIcons';

export interface SelectOption<Value extends string> {
  /** Value of the option when chosen, unique in the list. */
  value: Value;
  /** As the list shows it. */
  label: string;
  /** In sight, and cannot be chosen. */
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  /** Form name. */
  name?: string;
  /** Data that the browser may fill in, as HTML names it. */
  autoComplete?: string;
  /** Options to choose from, in the order shown. */
  options: readonly SelectOption<Value>[];
  /** An empty string stands for 'nothing chosen yet' and shows the placeholder. */
  value: Value | '';
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Cannot be opened, and leaves the tab order. */
  disabled?: boolean;
  /** The option that was chosen. */
  onValueChange: (value: Value) => void;
}

/**
 * A short list of choices. The platform's own select: right on every phone, for every assistive technology, and
 * without weight. Long or searchable lists take the combo box.
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
