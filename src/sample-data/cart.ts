import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { defaultConfiguration } from '@/domain/order/configuration';
import { samplePlanName } from './plans';

/** Makes an order of the sample plan with Ubuntu, with changes. */
export function makeOrderEntry(changes: Partial<Omit<OrderEntry, 'kind'>> = {}): OrderEntry {
  return {
    kind: 'order',
    id: 'sample-1',
    plan: samplePlanName,
    configuration: { ...defaultConfiguration, os: { family: 'ubuntu', version: '24.04' } },
    ...changes,
  };
}

/** Initial cart: two servers, 3154.00 in total (§2: items are sample data). */
export const sampleCart: readonly CartEntry[] = [
  makeOrderEntry(),
  makeOrderEntry({
    id: 'sample-2',
    configuration: { ...defaultConfiguration, os: { family: 'debian', version: '12' } },
  }),
];
