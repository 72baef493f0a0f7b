import { sql } from 'kysely';
import type { CartEntry } from '@/domain/cart/entry';
import { isSameThing } from '@/domain/payment/sameEntries';
import type { Db } from '../db/database';
import type { PaymentRow } from './rows';

/* Payments of an account that wait for their money, under its lock. */

const openOf = (tx: Db, userId: string) =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'Pending')
    .orderBy('id')
    .forUpdate();

/** Those of these numbers that wait for their money. */
export function openRows(tx: Db, userId: string, ids: readonly number[]): Promise<readonly PaymentRow[]> {
  return openOf(tx, userId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Those that wait for money for any of the same entries as another payment. */
export async function openRivals(
  tx: Db,
  { id, userId, entries }: Pick<PaymentRow, 'id' | 'userId' | 'entries'>,
): Promise<readonly PaymentRow[]> {
  const rows = await openOf(tx, userId).where('id', '<>', id).where('entries', 'is not', null).execute();
  return rows.filter((row) => isSameThing(row.entries, entries));
}

/** Those besides one payment that a promo code takes something off. */
export function openWithPromo(tx: Db, userId: string, id: number): Promise<readonly PaymentRow[]> {
  return openOf(tx, userId).where('id', '<>', id).where('promo', 'is not', null).execute();
}

/** Whether any of these entries has been paid for. */
export async function isBought(tx: Db, userId: string, entries: readonly CartEntry[]): Promise<boolean> {
  if (entries.length === 0) return false;
  const ids = entries.map(({ id }) => id);
  const found = await tx
    .selectFrom('payment')
    .select('id')
    .where('userId', '=', userId)
    .where('state', '=', 'paid')
    .where(
      sql<boolean>`exists (select from jsonb_array_elements("entries") as entry where entry->>'id' in (${sql.join(ids)}))`,
    )
    .executeTakeFirst();
  return found !== undefined;
}
