import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';

export interface StatCardProps {
  /** Decorative icon. */
  icon: ReactNode;
  /** Name of the counted figure. */
  label: string;
  /** Formatted figure; `null` while loading. */
  value: string | null;
  /**
   * Composition of the figure, or a comparison. While loading, pass text of similar length, which is hidden and
   * reserves its lines.
   */
  note?: ReactNode;
  /** Source of the figure, which the whole card links. */
  href?: string;
}

const figureClass = 'text-xl max-lg:text-lg min-[22.5rem]:max-sm:self-center';

/**
 * A figure with its name. On a phone both are in one line, on the narrowest in two. The card has the same height while
 * loading.
 */
export function StatCard({ icon, label, value, note, href }: StatCardProps) {
  return (
    <div className="relative grid h-full min-w-0 content-start gap-x-4 gap-y-1 rounded-card border border-border bg-surface px-5 py-4 has-[a:hover]:border-border-strong min-[22.5rem]:max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-3">
      {/* On a phone, a name next to a long figure takes two lines. */}
      <div className="flex min-w-0 items-center justify-between gap-3 text-sm text-text-muted min-[22.5rem]:max-sm:min-h-[2lh]">
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
      {value === null ? (
        <div className={cx(figureClass, 'flex h-lh items-center')}>
          <Skeleton className="h-6 w-28" />
        </div>
      ) : (
        <p className={cx(figureClass, 'font-semibold text-balance figures')}>{value}</p>
      )}
      {value === null ? (
        <div className="relative text-sm min-[22.5rem]:max-sm:col-span-2">
          <span className="invisible figures">{note ?? '\u00a0'}</span>
          <Skeleton className="absolute top-0.5 left-0 h-4 w-32" />
        </div>
      ) : (
        note !== undefined && (
          <p className="text-sm text-text-muted figures min-[22.5rem]:max-sm:col-span-2">{note}</p>
        )
      )}
    </div>
  );
}
