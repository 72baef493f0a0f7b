import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { defaultConfiguration } from '@/domain/order/configuration';
import { samplePlanName } from './plans';

/** An order of the sample plan with Ubuntu, changed where a story or a test needs it. */
export function makeOrderEntry(changes: Partial<Omit<OrderEntry, 'kind'>> = {}): OrderEntry {
  return {
    kind: 'order',
    id: 'sample-1',
    plan: samplePlanName,
    configuration: { ...defaultConfiguration, os: { family: 'ubuntu', version: '24.04' } },
    ...changes,
  };
}

/** Initial content of the cart: two servers, 3154.00 together (§2: items are sample data). */
export const sampleCart: readonly CartEntry[] = [
  makeOrderEntry(),
  makeOrderEntry({
    id: 'sample-2',
    configuration: { ...defaultConfiguration, os: { family: 'debian', version: '12' } },
  }),
];
