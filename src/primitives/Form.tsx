import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ReactNode } from 'react';
import { AlertIcon } from './coreIcons';

export interface FormProps {
  /** Submitted by its button or Enter; the page stays. */
  onSubmit: () => void;
  /**
   * Number of failed submits, by validation or by the server. Each increase moves focus to the first invalid control,
   * or to the form's error. Focus is not moved if the user has continued in another control.
   */
  refusals: number;
  /** Id for a submit button outside of the form (`form` attribute). */
  id?: string;
  /** Heading that names the form. */
  'aria-labelledby'?: string;
  /** Accessible name without a heading. */
  'aria-label'?: string;
  /** Classes of the outermost element. */
  className?: string;
  /** Fields and buttons. */
  children: ReactNode;
}

/** A form validated by its owner: native messages are off, focus moves to the error. */
export function Form({ onSubmit, refusals, className, children, ...aria }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const heldAtSubmit = useRef<Element | null>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const holder = document.activeElement;
    const held = heldAtSubmit.current;
    heldAtSubmit.current = null;
    if (held && holder !== held && form.current?.contains(holder)) return;
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('[data-form-error]');
    target?.focus();
  }, [refusals]);
  return (
    <form
      {...aria}
      ref={form}
      noValidate
      className={cx('flex flex-col gap-4', className)}
      onSubmit={(event) => {
        event.preventDefault();
        heldAtSubmit.current = document.activeElement;
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Error of the whole form, right above the buttons (§8). */
export function FormError({
  children,
  hint,
}: {
  /** Error in a sentence. */
  children: ReactNode;
  /** Advice on how to fix it, in plain text below. */
  hint?: ReactNode;
}) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-form-error=""
      className="flex items-start gap-2 rounded-sm text-base text-danger-text"
    >
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 break-words">
        <p className="font-medium">{children}</p>
        {hint !== undefined && <p className="text-text-muted">{hint}</p>}
      </div>
    </div>
  );
}
