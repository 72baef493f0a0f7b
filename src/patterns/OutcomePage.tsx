import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FocusHeading } from '@/primitives/FocusHeading';
import { AlertIcon, CheckIcon, HistoryIcon } from '@/primitives/icons';

export const outcomeTones = ['success', 'waiting', 'danger'] as const;
export type OutcomeTone = (typeof outcomeTones)[number];

const mark = cva('grid size-12 place-items-center rounded-full forced-colors:border [&_svg]:size-6', {
  variants: {
    tone: {
      success: 'bg-success-soft text-success-text',
      waiting: 'bg-info-soft text-info-text',
      danger: 'bg-danger-soft text-danger-text',
    } satisfies Record<OutcomeTone, string>,
  },
});

const icons = { success: CheckIcon, waiting: HistoryIcon, danger: AlertIcon };

export interface OutcomePageProps {
  /** Kind of outcome; sets the mark above the title. */
  tone: OutcomeTone;
  /** The outcome, as the page's h1. */
  title: string;
  /** Whether it has just replaced the form: the title then takes focus. */
  isFresh: boolean;
  /** Meaning of the outcome, and what happens next. */
  description: ReactNode;
  /** Facts to keep: number, date, sum. */
  children?: ReactNode;
  /** Next steps, most likely first. */
  actions: ReactNode;
}

/** Layout of an outcome: one message, its facts, and next steps, which are not printed. */
export function OutcomePage({ tone, title, isFresh, description, children, actions }: OutcomePageProps) {
  const Icon = icons[tone];
  return (
    <section className="mx-auto flex w-full max-w-140 min-w-0 flex-col gap-5 py-4 sm:py-8">
      <div className={mark({ tone })}>
        <Icon />
      </div>
      <div>
        <FocusHeading level={1} contentKey={title} focusesOnMount={isFresh} className="text-xl font-semibold">
          {title}
        </FocusHeading>
        <div className="mt-2 text-md text-pretty text-text-muted">{description}</div>
      </div>
      {children}
      <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>
    </section>
  );
}
