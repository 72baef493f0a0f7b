import { Field, type FieldProps } from './Field';
import { NumberControl } from './NumberControl';
import type { NumberFieldControlProps } from './NumberFieldFrame';

export interface NumberFieldProps
  extends Omit<NumberFieldControlProps, 'tie'>, Omit<FieldProps, 'children' | 'label' | 'className'> {
  /** Classes of the outermost element, for its place on the page. */
  className?: string;
}

/**
 * A number as people write it in the reader's language (1 000,5 or 1,000.5), with steppers, arrow keys and the phone's
 * digits. Out of bounds or off the step, it is brought to the nearest that fits.
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
