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
