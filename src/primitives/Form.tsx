import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ReactNode } from 'react';
import { AlertIcon } from './coreIcons';

export interface FormProps {
  /** Submitted, by its button or by Enter; the page is not left. */
  onSubmit: () => void;
  /**
   * How many times the form was refused, by its own rules or by the server. Each growth moves focus to the first
   * invalid control, or to the form's error where no control is to blame; not from under somebody who has gone on to
   * another control meanwhile.
   */
  refusals: number;
  /** For a submit button that stands outside of it: its `form`. */
  id?: string;
  /** Names the form to assistive technology. */
  'aria-labelledby'?: string;
  /** The same where no heading can name it. */
  'aria-label'?: string;
  /** Classes of the outermost element, for its place on the page. */
  className?: string;
  /** Fields and buttons. */
  children: ReactNode;
}

/** A form whose rules are its owner's: native bubbles are off, focus goes where the fault is. */
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

/** Error in the whole form: red, with an icon, right above the buttons (§8). */
export function FormError({
  children,
  hint,
}: {
  /** Error in a sentence. */
  children: ReactNode;
  /** Advice on how to fix it, in plain text beneath. */
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
