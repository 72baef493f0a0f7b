import type { ReactNode } from 'react';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';

export interface StatCardProps {
  icon: ReactNode;
  label: string;
  /** The figure, already written in the reader's language; `null` while it is on its way. */
  value: string | null;
  /** What the figure is made of, or compares with. */
  note?: ReactNode;
  /** Where the figure comes from: the whole card leads there. */
  href?: string;
}

/**
 * One figure with its name: the number is what one reads, the rest says what it is. On a phone it is one line high, on
 * the narrowest the figure has a line of its own.
 */
export function StatCard({ icon, label, value, note, href }: StatCardProps) {
  return (
    <div className="relative grid h-full min-w-0 content-start gap-x-4 gap-y-1 rounded-card border border-border bg-surface px-5 py-4 has-[a:hover]:border-border-strong min-[22.5rem]:max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-3">
      <div className="flex min-w-0 items-center justify-between gap-3 text-text-muted">
        {href === undefined ? (
          <span className="min-w-0 text-sm">{label}</span>
        ) : (
          <Link
            href={href}
            variant="bare"
            className="min-w-0 rounded-sm text-sm after:absolute after:inset-0 after:rounded-card hover:text-text"
          >
            {label}
          </Link>
        )}
        <span className="max-sm:hidden">{icon}</span>
      </div>
      <div className="min-[22.5rem]:max-sm:col-start-2 min-[22.5rem]:max-sm:row-span-2 min-[22.5rem]:max-sm:row-start-1 min-[22.5rem]:max-sm:self-center">
        {value === null ? (
          <Skeleton className="my-1 h-6 w-28" />
        ) : (
          <p className="text-xl font-semibold text-balance figures max-lg:text-lg">{value}</p>
        )}
      </div>
      {value === null ? (
        <Skeleton className="h-4 w-32" />
      ) : (
        note !== undefined && <p className="text-sm text-text-muted figures">{note}</p>
      )}
    </div>
  );
}
