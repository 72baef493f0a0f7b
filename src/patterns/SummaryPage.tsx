import type { ReactNode } from 'react';
import { FocusKeeper } from '@/primitives/FocusKeeper';
import { ArrowLeftIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';

interface BackTo {
  href: string;
  label: string;
}

export interface SummaryPageProps {
  /** The page's h1. */
  title: string;
  /** Back link, above the title, or after the choices if the shell has its own above the title. */
  back?: BackTo;
  /** Notices above the content. */
  notices?: ReactNode;
  /** Choices. */
  children: ReactNode;
  /** Total of the choices with its actions; without it the page has one column. */
  summary?: ReactNode;
  /** Accessible name of the summary. */
  summaryLabel: string;
  /** While loading: announcement for assistive technology. */
  busyLabel?: string | undefined;
}

/**
 * Layout of choices with a sticky summary on the right, or a bar at the bottom on narrow screens. In a short window the
 * unfolded bar moves to the end of the page, so that it does not cover the choices. Focused elements stay clear of the
 * bar and of the top bar (3.5rem). The page measures itself, because the sidebar's width varies.
 */
export function SummaryPage({
  title,
  back,
  notices,
  children,
  summary,
  summaryLabel,
  busyLabel,
}: SummaryPageProps) {
  return (
    <FocusKeeper
      aria-busy={busyLabel !== undefined}
      className="@container mx-auto flex w-full max-w-300 min-w-0 flex-col gap-4"
    >
      <header className="flex min-w-0 flex-col items-start gap-1">
        {back && <BackLink {...back} className="max-lg:hidden" />}
        <h1 className="flex min-h-control min-w-0 items-center text-xl font-semibold">{title}</h1>
      </header>
      {busyLabel !== undefined && <output className="sr-only">{busyLabel}</output>}
      {notices}
      <div className="flex min-w-0 flex-col gap-x-6 gap-y-4 @4xl:flex-row @4xl:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-4 **:scroll-mt-20 @max-4xl:**:scroll-mb-48">
          {children}
          {back && <BackLink {...back} className="lg:hidden" />}
        </div>
        {summary && (
          <aside
            aria-label={summaryLabel}
            data-bottom-bar=""
            className="sticky bottom-0 z-10 low:static shallow:@max-4xl:has-[[aria-expanded=true]]:static -mx-page -mb-4 border-t border-border bg-surface md:-mb-6 @4xl:top-[calc(5rem+var(--offline-height))] @4xl:bottom-auto @4xl:mx-0 @4xl:mb-0 @4xl:max-h-[calc(100dvh-6.5rem)] @4xl:w-80 @4xl:overflow-y-auto @4xl:shrink-0 @4xl:rounded-card @4xl:border"
          >
            {summary}
          </aside>
        )}
      </div>
    </FocusKeeper>
  );
}

function BackLink({ href, label, className }: BackTo & { className: string }) {
  return (
    <div className={className}>
      <Link
        href={href}
        variant="bare"
        className="-ml-1 flex min-h-8 items-center gap-1.5 px-1 text-text-muted hover:text-text"
      >
        <ArrowLeftIcon className="size-4" />
        {label}
      </Link>
    </div>
  );
}
