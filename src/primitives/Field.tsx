import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { AlertIcon } from './coreIcons';

/** Ties a control to its label and its messages; spread onto the control. */
export interface FieldControlProps {
  /** Ties the label to the control. */
  id: string;
  /** True while there is an error. */
  'aria-invalid': true | undefined;
  /** Ids of the hint and the error that are shown. */
  'aria-describedby': string | undefined;
  /** True for a required field. */
  'aria-required': true | undefined;
}

export interface FieldProps {
  /** Shown above the control and tied to it. */
  label: ReactNode;
  /** Shown under the control until there is an error. */
  hint?: ReactNode;
  /** Error in the value, in words. */
  error?: string | undefined;
  /** Told to assistive technology; the portal marks the rare optional field in its label instead. */
  required?: boolean | undefined;
  /** Stands at the right end of the label's line: a link such as 'Forgot password?'. */
  aside?: ReactNode;
  /** Classes of the outermost element, for its place on the page. */
  className?: string | undefined;
  /** Draws the control with what ties it to label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label above, control, message below: the frame every form control of the portal stands in. */
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

/** The red line under a control. */
export function FieldError({
  children,
}: {
  /** Error and how to fix it, in words. */
  children: ReactNode;
}) {
  return (
    <span className="flex items-start gap-1.5 text-danger-text">
      <AlertIcon className="mt-px size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** The look of anything one types into or picks from. */
export const controlClass =
  'h-control w-full min-w-0 rounded-control border border-border-strong bg-surface px-3 text-md text-text placeholder:text-text-muted transition-colors duration-150 hover:border-text-muted aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-text-muted [&[readonly]]:bg-sunken';
