import type { ReactNode, Ref } from 'react';
import { FocusKeeper } from '@/primitives/FocusKeeper';

export interface ListPageProps {
  /** The page's h1. */
  title: string;
  /** The state of the whole list, beside its title. */
  badge?: ReactNode;
  /** The one main thing to do, at the right of the title. */
  primaryAction?: ReactNode;
  /** Figures of the whole list, whatever is searched for. */
  summary?: ReactNode;
  /** Search and filter: all that stands above the list where there is little room. */
  toolbar?: ReactNode;
  /** Actions on the list or the selected rows, beside the toolbar where there is room. */
  tools?: ReactNode;
  /** A panel that opened under the toolbar. */
  panel?: ReactNode;
  /** Conditions in force, as chips. */
  filters?: ReactNode;
  /** The grid, its skeleton, or the state that stands in its place. */
  children: ReactNode;
  /** Count and totals, in a ListFooter. */
  footer?: ReactNode;
  /** Dialogs above the list. */
  overlay?: ReactNode;
  /** The list is on its way: announced to assistive technology. */
  busyLabel?: string | undefined;
  /** The box whose width decides between table and cards (useIsNarrow). */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A list and what one does with it, inside the shell's content area. Where there is room for a table it takes no more
 * than the height of the window less the top bar (3.5rem) and the content area's padding (3rem), so that the table
 * scrolls inside and count and totals stay in sight; cards scroll with the page, above a footer that stays.
 */
export function ListPage({
  title,
  badge,
  primaryAction,
  summary,
  toolbar,
  tools,
  panel,
  filters,
  children,
  footer,
  overlay,
  busyLabel,
  ref,
}: ListPageProps) {
  return (
    <div ref={ref} className="@container/list min-w-0">
      <FocusKeeper
        aria-busy={busyLabel !== undefined}
        className="flex min-w-0 flex-col gap-4 roomy:max-h-[max(36rem,calc(100dvh-6.5rem))] print:max-h-none!"
      >
        <header className="flex shrink-0 flex-wrap items-center justify-between gap-3">
          {badge ? (
            <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-3 gap-y-1.5">
              <h1 className="min-w-0 text-xl font-semibold">{title}</h1>
              {badge}
            </div>
          ) : (
            <h1 className="min-w-0 flex-1 basis-40 text-xl font-semibold">{title}</h1>
          )}
          {primaryAction}
        </header>
        {summary && <div className="shrink-0">{summary}</div>}
        {toolbar && (
          <div className="flex shrink-0 items-center gap-2 roomy:flex-wrap snug:[&>button]:px-2.5 snug:[&>button>svg]:hidden print:hidden">
            {toolbar}
            {tools && (
              <div className="contents snug:[&>:is(a,button)]:px-2.5 snug:[&_svg:not(.animate-spin)]:hidden narrow:hidden">
                {tools}
              </div>
            )}
          </div>
        )}
        {panel && <div className="shrink-0 print:hidden">{panel}</div>}
        {filters && <div className="flex shrink-0 flex-wrap items-center gap-2">{filters}</div>}
        {busyLabel !== undefined && <output className="sr-only">{busyLabel}</output>}
        <div className="flex min-h-0 min-w-0 flex-col roomy:overflow-hidden roomy:rounded-card roomy:border roomy:border-border roomy:bg-surface print:overflow-visible!">
          {children}
          {footer}
        </div>
        {overlay}
      </FocusKeeper>
    </div>
  );
}
