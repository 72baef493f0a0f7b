import { cx } from 'class-variance-authority';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, controlClass, type FieldProps } from './Field';

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'disabled'
  | 'autoFocus'
  | 'spellCheck'
  | 'dir'
  | 'onKeyDown'
>;

/** Props of a field without its change callback. */
export interface TextFieldFrame extends NativeInput, Omit<FieldProps, 'children'> {
  /** The input, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
  /** Text as typed. */
  value: string;
  /** Input type for keyboard and autofill; `text` by default. */
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Monospaced font, for figures and hosts. */
  mono?: boolean;
  /** A control inside the right end of the field. */
  trailing?: ReactNode;
}

/** A read-only field has no change callback. */
export type TextFieldProps = TextFieldFrame &
  (
    | {
        readOnly: true;
        /** Absent, because nothing can change. */
        onValueChange?: never;
      }
    | {
        /** Can be read and copied but not changed. */
        readOnly?: boolean;
        /** The text changed. */
        onValueChange: (value: string) => void;
      }
  );

/** A line of text. Always controlled. */
export function TextField({
  ref,
  label,
  hint,
  error,
  required,
  aside,
  className,
  value,
  onValueChange,
  type = 'text',
  mono = false,
  trailing,
  ...native
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...native}
            {...control}
            {...(ref === undefined ? {} : { ref })}
            type={type}
            value={value}
            onChange={(event) => onValueChange?.(event.currentTarget.value)}
            className={cx(controlClass, mono && 'font-mono', trailing !== undefined && 'pr-11')}
          />
          {trailing !== undefined && (
            <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </Field>
  );
}
