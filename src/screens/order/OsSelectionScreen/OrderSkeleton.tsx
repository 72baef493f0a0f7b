import { Skeleton } from '@/primitives/Skeleton';

/** The choices' geometry while the plans are on their way. */
export function ChoicesSkeleton() {
  return (
    <>
      {[10, 4].map((count) => (
        <div
          key={count}
          className="@container flex flex-col gap-5 rounded-card border border-border bg-surface p-4 sm:p-5"
        >
          <Skeleton className="h-6 w-48" />
          <div className="grid grid-cols-1 gap-2 @md:grid-cols-2 @2xl:grid-cols-3">
            {Array.from({ length: count }, (_, index) => (
              <Skeleton key={index} className="h-17 rounded-control" />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** The summary's geometry: the bar's on narrow screens, the column's where there is room. */
export function SummarySkeleton() {
  return (
    <div className="flex flex-col gap-3 px-4 py-2.5 sm:px-6 @4xl:gap-4 @4xl:p-5">
      <Skeleton className="hidden h-64 rounded-control @4xl:block" />
      <Skeleton className="h-11 w-40 @4xl:hidden" />
      <Skeleton className="h-control rounded-control @4xl:h-20" />
    </div>
  );
}
