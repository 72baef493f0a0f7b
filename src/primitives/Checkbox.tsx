import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { FieldError } from './Field';

/** `mixed` is a select-all whose rows disagree. */
export type CheckedState = boolean | 'mixed';

export interface CheckboxProps {
  /** `mixed` while some but not all of what it stands for is chosen. */
  checked: CheckedState;
  /** The state it was switched to. */
  onCheckedChange: (checked: boolean) => void;
  /** Form name. */
  name?: string;
  /** Cannot be switched, and leaves the tab order. */
  disabled?: boolean;
  /** For a label elsewhere: its `htmlFor`. */
  id?: string;
  /** For composite widgets that are one tab stop. */
  tabIndex?: number;
  /** Accessible name, where no label is tied to it. */
  'aria-label'?: string;
  /** Ids of the hint or the error that belong to it. */
  'aria-describedby'?: string | undefined;
  /** True while what it stands for is refused. */
  'aria-invalid'?: true | undefined;
  /** Classes of the outermost element, for its place on the page. */
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
  /** Label of the agreement or option; pressing it switches. */
  label: ReactNode;
  /** Error, in words; shown under the label. */
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
