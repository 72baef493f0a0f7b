import { cx } from 'class-variance-authority';
import { Field, controlClass, type FieldProps } from './Field';

export interface TextAreaFieldProps extends Omit<FieldProps, 'children'> {
  /** Form name. */
  name?: string;
  /** Text as typed. */
  value: string;
  /** The text changed. */
  onValueChange: (value: string) => void;
  /** Minimum number of lines; it grows with its text; 6 by default. */
  rows?: number;
}

/** Multi-line text. Always controlled. */
export function TextAreaField({ name, value, onValueChange, rows = 6, ...frame }: TextAreaFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          dir="auto"
          rows={rows}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={cx(controlClass, 'field-sizing-content h-auto! max-h-120 resize-y py-2')}
          // A height that grows with the text needs a minimum.
          style={{ minHeight: `calc(${rows}lh + 1rem)` }}
        />
      )}
    </Field>
  );
}
