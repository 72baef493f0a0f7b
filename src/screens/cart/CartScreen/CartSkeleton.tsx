import { Skeleton } from '@/primitives/Skeleton';

/** Skeleton of two items with the real geometry. */
export function CartItemsSkeleton() {
  return (
    <>
      <div className="flex h-control items-center gap-3 pl-4 sm:pl-5">
        <Skeleton className="size-4.5" />
        <Skeleton className="h-4 w-40" />
      </div>
      {['first', 'second'].map((place) => (
        <div key={place} className="rounded-card border border-border bg-surface">
          <div className="flex items-start gap-3 p-4 pb-2 sm:px-5">
            <Skeleton className="size-4.5" />
            <div className="flex flex-1 flex-col gap-2.5">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-4 w-64 max-w-full" />
              <Skeleton className="h-4 w-24" />
            </div>
            <Skeleton className="h-5 w-28 max-sm:hidden" />
          </div>
          <div className="h-10" />
        </div>
      ))}
    </>
  );
}

/** Skeleton of the summary. */
export function CartSummarySkeleton() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-page py-3 @4xl:flex-col @4xl:items-stretch @4xl:p-5">
      <Skeleton className="h-5 w-28 @max-4xl:hidden" />
      <Skeleton className="h-4 w-full @max-4xl:hidden" />
      <Skeleton className="h-7 min-w-28 flex-1 @4xl:flex-none" />
      <Skeleton className="h-control min-w-40 flex-auto @4xl:flex-none" />
    </div>
  );
}
