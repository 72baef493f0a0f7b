import { Field, controlClass, type FieldProps } from './Field';

export interface DateFieldProps extends Omit<FieldProps, 'children'> {
  name?: string;
  /** `YYYY-MM-DD`, or an empty string. */
  value: string;
  onValueChange: (value: string) => void;
}

/** A calendar day. The platform's own field: it knows the reader's order of day and month, and every phone's wheel. */
export function DateField({ value, onValueChange, name, className, ...field }: DateFieldProps) {
  return (
    <Field {...field} className={className}>
      {(control) => (
        <input
          {...control}
          {...(name === undefined ? {} : { name })}
          type="date"
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}
