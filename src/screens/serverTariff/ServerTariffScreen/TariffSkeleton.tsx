import { Skeleton } from '@/primitives/Skeleton';

/** The seven tariffs of §9, and the server's own. */
const tariffCount = 8;

/** The list's geometry while the tariffs are on their way. */
export function TariffListSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-7 w-40" />
      <div className="grid gap-2">
        {Array.from({ length: tariffCount }, (_, index) => (
          <Skeleton key={index} className="h-16 rounded-control" />
        ))}
      </div>
    </div>
  );
}

/** The present tariff's geometry. */
export function TariffAsideSkeleton() {
  return <Skeleton className="h-52 rounded-card" />;
}
