import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ArrivalHeading } from '@/primitives/ArrivalHeading';
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
  /** How it ended: draws the mark above the title. */
  tone: OutcomeTone;
  /** How it ended, as the page's h1. */
  title: string;
  /** It came just now, in the place of the form: it takes focus. */
  isFresh: boolean;
  /** Meaning of the outcome for the reader, and what happens next. */
  description: ReactNode;
  /** Facts worth keeping: number, date, sum. */
  children?: ReactNode;
  /** Where to go from here, the likeliest first. */
  actions: ReactNode;
}

/** How something ended: one message, its facts, and the ways on. Prints as it stands, without the ways on. */
export function OutcomePage({ tone, title, isFresh, description, children, actions }: OutcomePageProps) {
  const Icon = icons[tone];
  return (
    <section className="mx-auto flex w-full max-w-140 min-w-0 flex-col gap-5 py-4 sm:py-8">
      <div className={mark({ tone })}>
        <Icon />
      </div>
      <div>
        <ArrivalHeading level={1} place={title} isArrival={isFresh} className="text-xl font-semibold">
          {title}
        </ArrivalHeading>
        <div className="mt-2 text-md text-pretty text-text-muted">{description}</div>
      </div>
      {children}
      <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>
    </section>
  );
}
