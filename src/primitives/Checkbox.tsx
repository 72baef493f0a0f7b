import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { FieldError } from './Field';

/** `mixed` for a select-all with partial selection. */
export type CheckedState = boolean | 'mixed';

export interface CheckboxProps {
  /** `mixed` if only some of its items are selected. */
  checked: CheckedState;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
  /** Form name. */
  name?: string;
  /** Disabled and not focusable. */
  disabled?: boolean;
  /** Id for an external label. */
  id?: string;
  /** For composite widgets with a single tab stop. */
  tabIndex?: number;
  /** Accessible name, if there is no label. */
  'aria-label'?: string;
  /** Ids of its hint or error. */
  'aria-describedby'?: string | undefined;
  /** True while it is invalid. */
  'aria-invalid'?: true | undefined;
  /** Classes of the outermost element. */
  className?: string;
}

/** The native checkbox with the portal's styles (tokens/base.css) and the mixed state. */
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
  /** Label, which also toggles. */
  label: ReactNode;
  /** Error below the label. */
  error?: string | undefined;
}

/** A checkbox with its label; the whole line is clickable. */
export function CheckboxField({ label, error, ...checkbox }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-2.5 py-1">
        <Checkbox
          {...checkbox}
          id={id}
          className="mt-px"
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
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
