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
>;

/** A field's props without what reports typing. */
export interface TextFieldFrame extends NativeInput, Omit<FieldProps, 'children'> {
  /** The input, for whoever moves focus to it. */
  ref?: Ref<HTMLInputElement>;
  /** The text as typed. */
  value: string;
  /** Input type for the platform's keyboard and autofill; `text` by default. */
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Figures and hosts read better in the mono face. */
  mono?: boolean;
  /** A control inside the right end of the field. */
  trailing?: ReactNode;
}

/** A field that cannot be typed in has nobody to tell. */
export type TextFieldProps = TextFieldFrame &
  (
    | {
        readOnly: true;
        /** Nobody can type, so nobody is told. */
        onValueChange?: never;
      }
    | {
        /** Can be read and copied, and not changed. */
        readOnly?: boolean;
        /** The text changed. */
        onValueChange: (value: string) => void;
      }
  );

/** One line of text. Always controlled: what is typed lives with whoever owns the draft. */
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
