import { Field, type FieldProps } from './Field';
import { NumberControl } from './NumberControl';
import type { NumberFieldControlProps } from './NumberFieldFrame';

export interface NumberFieldProps
  extends Omit<NumberFieldControlProps, 'tie'>, Omit<FieldProps, 'children' | 'label' | 'className'> {
  /** Classes of the outermost element. */
  className?: string;
}

/**
 * A number in the reader's format (1 000,5 or 1,000.5), with steppers, arrow keys and a numeric keyboard. A value out
 * of bounds or off the step is corrected to the nearest valid one.
 */
export function NumberField({ hint, error, required, aside, className, ...control }: NumberFieldProps) {
  return (
    <Field
      label={control.label}
      hint={hint}
      error={error}
      required={required}
      aside={aside}
      className={className}
    >
      {(tie) => <NumberControl {...control} tie={tie} />}
    </Field>
  );
}
