import type { Kysely } from 'kysely';
import { priceItems, valueIn } from '@/domain/admin/priceItems';
import { samplePrices } from '@/sample-data/prices';
import type { Schema } from '../db/schema';

/** Fills the price list with the prices of the specification, which always applied until now. */
export async function seedPrices(tx: Kysely<Schema>): Promise<void> {
  const from = new Date(0);
  await tx
    .insertInto('listPrice')
    .values(priceItems.map((item) => ({ item, from, value: valueIn(samplePrices, item) })))
    .execute();
}
