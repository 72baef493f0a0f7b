import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FocusKeeper } from '@/primitives/FocusKeeper';

export interface DetailPageProps {
  /** Name of the item, the page's h1. */
  title: ReactNode;
  /** State of the item, next to its name. */
  badge?: ReactNode;
  /** Actions on the item. */
  actions?: ReactNode;
  /** Notice about the page. */
  notice?: ReactNode;
  /** Links to the parts of the page, above the content. */
  tabs?: ReactNode;
  /** Facts next to the content, or above it on narrow screens. */
  facts?: ReactNode;
  /** Secondary content next to the main content, or below it on narrow screens. */
  aside?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** While loading: announcement for assistive technology. */
  busyLabel?: string | undefined;
}

/** Layout of one item, or of the form that creates one, inside the shell's content area. */
export function DetailPage({
  title,
  badge,
  actions,
  notice,
  tabs,
  facts,
  aside,
  children,
  busyLabel,
}: DetailPageProps) {
  return (
    <FocusKeeper
      aria-busy={busyLabel !== undefined}
      className="mx-auto flex w-full max-w-300 min-w-0 flex-col gap-5"
    >
      <header className="flex min-h-control flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="min-w-0 text-xl font-semibold [overflow-wrap:anywhere]">{title}</h1>
          {badge}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {notice}
      {tabs}
      {busyLabel !== undefined && <output className="sr-only">{busyLabel}</output>}
      <div
        className={cx(
          'grid min-w-0 items-start gap-5',
          (facts ?? aside) !== undefined && 'lg:grid-cols-[minmax(0,48rem)_minmax(14rem,20.5rem)] lg:gap-8',
        )}
      >
        {facts !== undefined && <div className="min-w-0 lg:col-start-2 lg:row-start-1">{facts}</div>}
        <div className="min-w-0">{children}</div>
        {aside !== undefined && <div className="min-w-0 lg:col-start-2">{aside}</div>}
      </div>
    </FocusKeeper>
  );
}
