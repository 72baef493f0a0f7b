import type { AdminPrice, PriceReach } from '@/domain/admin/price';
import { priceItems, valueIn } from '@/domain/admin/priceItems';
import { samplePrices } from './prices';

/** An item of the price list, changed where a story or a test needs it. */
export function makeAdminPrice(changes: Partial<AdminPrice> = {}): AdminPrice {
  const { id = 'panel.plesk' } = changes;
  return {
    id,
    value: valueIn(samplePrices, id),
    upcoming: null,
    otherPrice: 0,
    announced: 0,
    version: '1',
    ...changes,
  };
}

/** Items that are not as usual: a planned price, and servers that were sold at another. */
const special: Readonly<Record<string, Partial<AdminPrice>>> = {
  ipv4: { upcoming: { value: 25_000, from: '2026-12-01' } },
  'panel.plesk': { otherPrice: 21, announced: 4 },
};

/** The sample's price list. */
export const sampleAdminPrices: readonly AdminPrice[] = priceItems.map((id) =>
  makeAdminPrice({ id, ...special[id] }),
);

/** Records that a change of an item concerns, in the sample. */
export const samplePriceReach: PriceReach = { servers: 214, carts: 12, payments: 3 };
