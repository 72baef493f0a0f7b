import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { FieldError } from './Field';

/** `mixed` is a select-all whose rows disagree. */
export type CheckedState = boolean | 'mixed';

export interface CheckboxProps {
  checked: CheckedState;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
  id?: string;
  /** For composite widgets that are one tab stop. */
  tabIndex?: number;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  className?: string;
}

/** The platform's checkbox, drawn in the portal's dress (tokens/base.css), with the mixed state. */
export function Checkbox({ checked, onCheckedChange, className, ...native }: CheckboxProps) {
  return (
    <input
      {...native}
      type="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = checked === 'mixed';
      }}
      checked={checked === true}
      onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      className={cx(
        'size-4.5 shrink-0 rounded-[0.3rem] aria-invalid:outline-2 aria-invalid:outline-danger disabled:cursor-not-allowed',
        className,
      )}
    />
  );
}

export interface CheckboxFieldProps extends Omit<CheckboxProps, 'id' | 'aria-label' | 'className'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its sentence; the whole line is the target. */
export function CheckboxField({ label, error, ...checkbox }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-2.5 py-1">
        <Checkbox
          {...checkbox}
          id={id}
          className="mt-px"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <label htmlFor={id} className="min-w-0 text-base">
          {label}
        </label>
      </div>
      {error !== undefined && (
        <div id={`${id}-error`} className="pl-7 text-sm">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
