import { Skeleton } from '@/primitives/Skeleton';

/** Sections of fields on their way, in the geometry of the real ones. */
export function SectionsSkeleton({
  sections,
  heading,
  grid,
  field,
}: {
  /** How many fields each has. */
  sections: readonly number[];
  /** Width of a heading, columns of the fields, height of one: utility classes. */
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

/** A summary on its way: the bar's geometry on narrow screens, the column's where there is room. */
export function SummarySkeleton({
  lines,
  action = '',
}: {
  /** Height of what the column lists, and of its button where that is taller: utility classes. */
  lines: string;
  /** Height of the button where it is taller than a control: a utility class; none by default. */
  action?: string;
}) {
  return (
    <div className="flex flex-col gap-3 px-4 py-2.5 sm:px-6 @4xl:gap-4 @4xl:p-5">
      <Skeleton className={`hidden rounded-control @4xl:block ${lines}`} />
      <Skeleton className="h-11 w-40 @4xl:hidden" />
      <Skeleton className={`h-control rounded-control ${action}`} />
    </div>
  );
}
