import { sql } from 'kysely';
import { toPrices } from '@/domain/admin/priceItems';
import { priceAt, type DatedPrice } from '@/domain/catalog/planPrice';
import { kopecks } from '@/domain/money/money';
import type { Prices } from '@/domain/pricing/prices';
import type { Db } from '../db/database';

/** Returns the dated values of each item of the price list. */
export async function valuesByItem(db: Db): Promise<ReadonlyMap<string, readonly DatedPrice[]>> {
  const rows = await db.selectFrom('listPrice').selectAll().execute();
  const values = new Map<string, DatedPrice[]>();
  for (const { item, from, value } of rows)
    values.set(item, [...(values.get(item) ?? []), { from, monthly: kopecks(value) }]);
  return values;
}

/** Returns the prices of options and tariffs and the discounts at a moment. */
export async function pricesAt(db: Db, at: Date): Promise<Prices> {
  const values = await valuesByItem(db);
  return toPrices((item) => priceAt(kopecks(0), values.get(item) ?? [], at));
}

/** Key of the lock that a change of the price list takes. */
const lockKey = 610;

/** Returns the prices at a moment; nobody changes them until the transaction ends. */
export async function lockedPricesAt(tx: Db, at: Date): Promise<Prices> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(lockKey)})`.execute(tx);
  return pricesAt(tx, at);
}

/** Locks the price list for a change until the transaction ends. */
export async function lockPrices(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
}
