import { Skeleton } from '@/primitives/Skeleton';

/** Skeleton of methods, saved payers or the sum, with their geometry. */
export function PaymentSkeleton({ of }: { of: 'methods' | 'payers' | 'aside' }) {
  if (of === 'aside') return <Skeleton className="h-52 rounded-card!" />;
  return (
    <div className="flex flex-col gap-2">
      {of === 'methods' && <Skeleton className="mb-3 h-6 w-60" />}
      {Array.from({ length: of === 'methods' ? 5 : 2 }, (_, index) => (
        <Skeleton key={index} className="h-16 rounded-control!" />
      ))}
    </div>
  );
}
