import type { AdminDatacenter } from '@/domain/admin/datacenter';
import { datacenterIds } from '@/domain/catalog/plan';
import { samplePlans } from './plans';

/** A data centre as the provider sees it, changed where a story or a test needs it. */
export function makeAdminDatacenter(changes: Partial<AdminDatacenter> = {}): AdminDatacenter {
  const { id = 'nl' } = changes;
  return {
    id,
    sale: 'open',
    reason: null,
    plans: samplePlans.filter(({ datacenter }) => datacenter === id).length,
    servers: 214,
    carts: 12,
    version: '1',
    ...changes,
  };
}

/** The sample's data centres, one of them sold out. */
export const sampleAdminDatacenters: readonly AdminDatacenter[] = datacenterIds.map((id, index) =>
  makeAdminDatacenter({
    id,
    servers: 214 - index * 37,
    ...(id === 'us' && {
      sale: 'soldOut' as const,
      reason: { ru: 'Новые серверы приедут в декабре', en: 'New servers arrive in December' },
    }),
  }),
);
