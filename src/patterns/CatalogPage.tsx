import type { ReactNode } from 'react';
import { FocusKeeper } from '@/primitives/FocusKeeper';

export interface CatalogPageProps {
  /** The page's h1. */
  title: string;
  /** Number of items, next to the title. */
  count: ReactNode;
  /** Labelled filter and sort controls. */
  controls: ReactNode;
  /** Information to read before choosing. */
  notice?: ReactNode;
  /** The cards, their skeleton, or an empty or error state. */
  children: ReactNode;
  /** Selected items; the tray stays visible at the bottom of the window. */
  tray?: ReactNode;
  /** Dialogs. */
  overlay?: ReactNode;
  /** While loading: announcement for assistive technology. */
  busyLabel?: string | undefined;
}

/** Layout of products as cards, inside the shell's content area. */
export function CatalogPage({
  title,
  count,
  controls,
  notice,
  children,
  tray,
  overlay,
  busyLabel,
}: CatalogPageProps) {
  return (
    <FocusKeeper aria-busy={busyLabel !== undefined} className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-xl font-semibold">{title}</h1>
        <div className="text-text-muted figures">{count}</div>
      </header>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">{controls}</div>
      {notice}
      {busyLabel !== undefined && <output className="sr-only">{busyLabel}</output>}
      {children}
      {tray !== undefined && (
        <div
          data-bottom-bar=""
          className="sticky bottom-3 z-10 low:bottom-0 rounded-card bg-raised p-3 low:py-2 shadow-float sm:px-4 forced-colors:border print:hidden"
        >
          {tray}
        </div>
      )}
      {overlay}
    </FocusKeeper>
  );
}
