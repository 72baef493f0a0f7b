import type { AdminDatacenter } from '@/domain/admin/datacenter';
import { sampleDatacenters } from './datacenters';
import { samplePlans } from './plans';

/** A data centre as the provider sees it, changed where a story or a test needs it. */
export function makeAdminDatacenter(changes: Partial<AdminDatacenter> = {}): AdminDatacenter {
  const { id = 'nl' } = changes;
  return {
    id,
    city: { ru: 'Амстердам', en: 'Amsterdam' },
    position: 40,
    sale: 'open',
    reason: null,
    plans: samplePlans.filter(({ datacenter }) => datacenter === id).length,
    room: null,
    servers: 214,
    carts: 12,
    version: '1',
    ...changes,
  };
}

/** The sample's data centres, one of them sold out. */
export const sampleAdminDatacenters: readonly AdminDatacenter[] = sampleDatacenters.map(
  ({ id, city }, index) =>
    makeAdminDatacenter({
      id,
      city,
      position: 10 * (index + 1),
      servers: 214 - index * 37,
      ...(id === 'us' && {
        sale: 'soldOut' as const,
        reason: { ru: 'Новые серверы приедут в декабре', en: 'New servers arrive in December' },
      }),
    }),
);
