import { Skeleton } from '@/primitives/Skeleton';

/** Fields of each section. */
const sections = [6, 5, 10];

/** The form's geometry while the profile is on its way. */
export function ProfileSkeleton() {
  return (
    <>
      {sections.map((fields) => (
        <div
          key={fields}
          className="@container flex flex-col gap-5 rounded-card border border-border bg-surface p-4 sm:p-5"
        >
          <Skeleton className="h-6 w-48" />
          <div className="grid grid-cols-1 gap-x-4 gap-y-5 @lg:grid-cols-2">
            {Array.from({ length: fields }, (_, index) => (
              <Skeleton key={index} className="h-16 rounded-control" />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** The summary's: the bar's on narrow screens, the column's where there is room. */
export function ProfileSummarySkeleton() {
  return (
    <div className="flex flex-col gap-3 px-4 py-2.5 sm:px-6 @4xl:gap-4 @4xl:p-5">
      <Skeleton className="hidden h-64 rounded-control @4xl:block" />
      <Skeleton className="h-11 w-40 @4xl:hidden" />
      <Skeleton className="h-control rounded-control" />
    </div>
  );
}
