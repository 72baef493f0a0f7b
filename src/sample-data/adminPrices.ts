import type { AdminPrice, PriceReach } from '@/domain/admin/price';
import { priceItems, valueIn } from '@/domain/admin/priceItems';
import { samplePrices } from './prices';

/** An item of the price list, changed where a story or a test needs it. */
export function makeAdminPrice(changes: Partial<AdminPrice> = {}): AdminPrice {
  const { id = 'panel.plesk' } = changes;
  return { id, value: valueIn(samplePrices, id), upcoming: null, version: '1', ...changes };
}

/** The sample's price list; one price is planned. */
export const sampleAdminPrices: readonly AdminPrice[] = priceItems.map((id) =>
  makeAdminPrice({ id, upcoming: id === 'ipv4' ? { value: 25_000, from: '2026-12-01' } : null }),
);

/** Records that a change of an item concerns, in the sample. */
export const samplePriceReach: PriceReach = { servers: 214, carts: 12, payments: 3 };
