import { periodIds } from '@/domain/pricing/period';
import { Skeleton } from '@/primitives/Skeleton';

const card = '@container flex flex-col gap-4 rounded-card border border-border bg-surface p-4 sm:p-5';

/** The geometry of one server and its six periods while they are on their way. */
export function RenewSkeleton() {
  return (
    <>
      <div className={card}>
        <Skeleton className="h-6 w-24" />
        <div className="grid grid-cols-2 gap-4 @xl:grid-cols-3">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-10 rounded-control" />
          ))}
        </div>
      </div>
      <div className={card}>
        <Skeleton className="h-6 w-40" />
        <div className="grid grid-cols-1 gap-2 @md:grid-cols-2">
          {periodIds.map((period) => (
            <Skeleton key={period} className="h-20 rounded-control" />
          ))}
        </div>
      </div>
    </>
  );
}

/** The summary's: the bar's on narrow screens, the column's where there is room. */
export function RenewSummarySkeleton() {
  return (
    <div className="flex flex-col gap-3 px-4 py-2.5 sm:px-6 @4xl:gap-4 @4xl:p-5">
      <Skeleton className="hidden h-40 rounded-control @4xl:block" />
      <Skeleton className="h-11 w-40 @4xl:hidden" />
      <Skeleton className="h-control rounded-control" />
    </div>
  );
}
