import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FocusKeeper } from '@/primitives/FocusKeeper';
import { Form } from '@/primitives/Form';

/** A bar at the bottom of a narrow screen, so that the next step is always in sight. */
const actionsClass =
  'min-w-0 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-page max-lg:border-t max-lg:border-border max-lg:bg-surface max-lg:px-page max-lg:py-2.5 low:static';

export interface WizardPageProps {
  /** Goal of the steps, as the page's h1. */
  title: string;
  /** Progress through the steps. */
  steps: ReactNode;
  /** Heading of the step. */
  heading?: ReactNode;
  /** Content of the step. */
  children: ReactNode;
  /** Summary so far, next to the step, or below it on narrow screens. */
  aside?: ReactNode;
  /** Next and Back. Without it there is nothing to submit yet. */
  actions?: ReactNode;
  /** Actions in the column of the summary, instead of `actions`. */
  asideActions?: ReactNode;
  /** Submission of the step, if it is a form. */
  form?: { label: string; refusals: number; onSubmit: () => void };
  /** While loading: announcement for assistive technology. */
  busyLabel?: string | undefined;
}

/** Layout of a wizard step inside the shell's content area. */
export function WizardPage({
  title,
  steps,
  heading,
  children,
  aside,
  actions,
  asideActions,
  form,
  busyLabel,
}: WizardPageProps) {
  const body = (
    <>
      <div className="flex min-w-0 flex-col gap-5 max-lg:**:scroll-mb-32">
        {heading}
        {children}
      </div>
      {aside && (
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents lg:sticky lg:top-[calc(5rem+var(--offline-height))] lg:col-start-2 lg:row-span-2">
          <div className="min-w-0">{aside}</div>
          {asideActions && (
            <div data-bottom-bar="" className={actionsClass}>
              {asideActions}
            </div>
          )}
        </div>
      )}
      {actions && (
        <div data-bottom-bar="" className={cx(actionsClass, 'lg:col-start-1')}>
          {actions}
        </div>
      )}
    </>
  );
  const grid = cx(
    'flex flex-col gap-6 lg:grid! lg:grid-cols-1 lg:items-start lg:gap-x-8',
    aside !== undefined && 'lg:grid-cols-[minmax(0,1fr)_min(22rem,45%)] lg:grid-rows-[auto_1fr]',
  );
  return (
    <FocusKeeper
      aria-busy={busyLabel !== undefined}
      className="mx-auto flex w-full max-w-300 min-w-0 flex-col gap-5"
    >
      <h1 className="flex min-h-control items-center text-xl font-semibold">{title}</h1>
      {steps}
      {busyLabel !== undefined && <output className="sr-only">{busyLabel}</output>}
      {form ? (
        <Form onSubmit={form.onSubmit} refusals={form.refusals} aria-label={form.label} className={grid}>
          {body}
        </Form>
      ) : (
        <div className={grid}>{body}</div>
      )}
    </FocusKeeper>
  );
}
