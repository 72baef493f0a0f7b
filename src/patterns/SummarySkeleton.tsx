import { Skeleton } from '@/primitives/Skeleton';

/** Skeleton of form sections with the geometry of the real ones. */
export function SectionsSkeleton({
  sections,
  heading,
  grid,
  field,
}: {
  /** Number of fields per section. */
  sections: readonly number[];
  /** Utility classes: heading width. */
  heading: string;
  /** Columns of the fields: utility classes. */
  grid: string;
  /** Height of a field: a utility class. */
  field: string;
}) {
  return sections.map((count, section) => (
    <div
      key={section}
      className="@container flex flex-col gap-5 rounded-card border border-border bg-surface p-4 sm:p-5"
    >
      <Skeleton className={`h-6 ${heading}`} />
      <div className={`grid grid-cols-1 ${grid}`}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className={`rounded-control ${field}`} />
        ))}
      </div>
    </div>
  ));
}

/** Skeleton of a summary: a bar on narrow screens, a column elsewhere. */
export function SummarySkeleton({
  lines,
  action = '',
}: {
  /** Utility classes: height of the column's lines. */
  lines: string;
  /** Utility class: height of a button that is taller than a control; none by default. */
  action?: string;
}) {
  return (
    <div className="flex flex-col gap-3 px-page py-2.5 @4xl:gap-4 @4xl:p-5">
      <Skeleton className={`hidden rounded-control @4xl:block ${lines}`} />
      <Skeleton className="h-11 w-40 @4xl:hidden" />
      <Skeleton className={`h-control rounded-control ${action}`} />
    </div>
  );
}
