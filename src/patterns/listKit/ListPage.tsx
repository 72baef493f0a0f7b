import type { ReactNode, Ref } from 'react';
import { FocusKeeper } from '@/primitives/FocusKeeper';

export interface ListPageProps {
  /** The page's h1. */
  title: string;
  /** State of the whole list, next to its title. */
  badge?: ReactNode;
  /** Main action, at the right of the title. */
  primaryAction?: ReactNode;
  /** Figures of the whole list, whatever the search. */
  summary?: ReactNode;
  /** Search and filter; the only content above the list on narrow screens. */
  toolbar?: ReactNode;
  /** Actions on the list or the selection, next to the toolbar if there is room. */
  tools?: ReactNode;
  /** Panel opened below the toolbar. */
  panel?: ReactNode;
  /** Active conditions as chips. */
  filters?: ReactNode;
  /** The grid, its skeleton, or an empty or error state. */
  children: ReactNode;
  /** Count and totals, in a ListFooter. */
  footer?: ReactNode;
  /** Dialogs. */
  overlay?: ReactNode;
  /** While loading: announcement for assistive technology. */
  busyLabel?: string | undefined;
  /** Box whose width decides between table and cards (useIsNarrow). */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Layout of a list, inside the shell's content area. A table is at most as high as the window minus top bar (3.5rem)
 * and padding (3rem), so that it scrolls inside and its totals stay visible. Cards scroll with the page above a sticky
 * footer.
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
        <header className="flex min-h-control shrink-0 flex-wrap items-center justify-between gap-3">
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
              <div className="contents snug:[&>:is(a,button)]:px-2.5 snug:[&_svg:not(.animate-spin,:only-child)]:hidden narrow:hidden">
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
