import type { CartEntry } from '@/domain/cart/entry';
import type { OrderedCounts } from '../catalog/plans';

/** Counts the ordered servers per plan. */
export function orderedCounts(entries: readonly CartEntry[]): OrderedCounts {
  const counts = new Map<string, number>();
  for (const entry of entries)
    if (entry.kind === 'order')
      counts.set(entry.plan, (counts.get(entry.plan) ?? 0) + entry.configuration.count);
  return counts;
}
