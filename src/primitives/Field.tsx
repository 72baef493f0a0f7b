import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { AlertIcon } from './coreIcons';

/** Connects a control to its label and messages; spread onto the control. */
export interface FieldControlProps {
  /** Id for the label. */
  id: string;
  /** True with an error. */
  'aria-invalid': true | undefined;
  /** Ids of the visible hint and error. */
  'aria-describedby': string | undefined;
  /** True for a required field. */
  'aria-required': true | undefined;
}

export interface FieldProps {
  /** Label above the control. */
  label: ReactNode;
  /** Hint below the control, replaced by an error. */
  hint?: ReactNode;
  /** Error in the value, in words. */
  error?: string | undefined;
  /** Announced to assistive technology; visually, the label marks the rare optional fields instead. */
  required?: boolean | undefined;
  /** Link at the right end of the label's line, such as 'Forgot password?'. */
  aside?: ReactNode;
  /** Classes of the outermost element. */
  className?: string | undefined;
  /** Renders the control with its connecting attributes. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label above, control, message below: the frame of every form control. */
export function Field({ label, hint, error, required, aside, className, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = error !== undefined || hint !== undefined;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-base font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hasMessage && (
        <div id={messageId} className="text-sm">
          {error === undefined ? (
            <span className="text-text-muted">{hint}</span>
          ) : (
            <FieldError>{error}</FieldError>
          )}
        </div>
      )}
    </div>
  );
}

/** The error line below a control. */
export function FieldError({
  children,
}: {
  /** Error and how to fix it. */
  children: ReactNode;
}) {
  return (
    <span className="flex items-start gap-1.5 text-danger-text">
      <AlertIcon className="mt-px size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** Style of inputs and selects. */
export const controlClass =
  'h-control w-full min-w-0 rounded-control border border-border-strong bg-surface px-3 text-md text-text placeholder:text-text-muted transition-colors duration-150 hover:border-text-muted aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-text-muted [&[readonly]]:bg-sunken';
