import type { ReactNode } from 'react';
import { FocusKeeper } from '@/primitives/FocusKeeper';

export interface OverviewPageProps {
  /** The page's h1. */
  title: string;
  /** Content above the figures that needs attention. */
  lead?: ReactNode;
  /** Main figures, one card each. */
  stats?: readonly ReactNode[];
  /** Accessible name of the figures. */
  statsLabel?: string;
  /** Panels in two columns if there is room; the first is wider. */
  children: ReactNode;
  /** While loading: announcement for assistive technology. */
  busyLabel?: string | undefined;
}

/** Layout of figures above panels. It measures itself, because the sidebar's width varies. */
export function OverviewPage({ title, lead, stats, statsLabel, children, busyLabel }: OverviewPageProps) {
  return (
    <FocusKeeper aria-busy={busyLabel !== undefined} className="@container flex min-w-0 flex-col gap-5">
      <h1 className="flex min-h-control items-center text-xl font-semibold">{title}</h1>
      {busyLabel !== undefined && <output className="sr-only">{busyLabel}</output>}
      {lead}
      {stats && stats.length > 0 && (
        <ul aria-label={statsLabel} className="grid gap-3 @md:grid-cols-2 @4xl:grid-cols-4">
          {stats.map((stat, index) => (
            <li key={index} className="min-w-0">
              {stat}
            </li>
          ))}
        </ul>
      )}
      <div className="grid min-w-0 items-start gap-5 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {children}
      </div>
    </FocusKeeper>
  );
}
