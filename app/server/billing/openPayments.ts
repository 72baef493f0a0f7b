import { sql } from 'kysely';
import type { CartEntry } from '@/domain/cart/entry';
import type { ServerId } from '@/domain/servers/server';
import { isSameThing } from '@/domain/payment/sameEntries';
import { changedServers, isPricedBy } from '@/domain/servers/awaitedTariff';
import type { Db } from '../db/database';
import type { PaymentRow } from './rows';

/* Unpaid payments of an account, under its lock. */

/** Reason of payments for a server's automatic renewal (D29). */
export const renewalReason = (id: ServerId): string => `renewal:${id}`;

const openOf = (tx: Db, userId: string) =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'Pending')
    .orderBy('id')
    .forUpdate();

/** Counts the unpaid payments of an account. */
export async function unpaidCount(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the unpaid payments among these ids. */
export function openRows(tx: Db, userId: string, ids: readonly number[]): Promise<readonly PaymentRow[]> {
  return openOf(tx, userId)
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * Finds open payments that end when another one is delivered: for any of the same entries, or priced by a server that
 * the delivery changes (D39).
 */
export async function competingPayments(
  tx: Db,
  paid: Pick<PaymentRow, 'id' | 'userId' | 'entries' | 'options'>,
): Promise<readonly { readonly row: PaymentRow; readonly isSameThing: boolean }[]> {
  const rows = await openOf(tx, paid.userId).where('id', '<>', paid.id).execute();
  const servers = [...changedServers(paid)];
  const renewed = (paid.entries ?? []).flatMap((entry) => (entry.kind === 'renewal' ? entry.serverId : []));
  return rows.flatMap((row) => {
    // The automatic renewal's bill is for the period that was bought now.
    const isRenewed = renewed.some((id) => row.reason === renewalReason(id));
    const isSame = isRenewed || isSameThing(row.entries, paid.entries);
    return isSame || servers.some((id) => isPricedBy(row, id)) ? [{ row, isSameThing: isSame }] : [];
  });
}

/** Returns the other open payments with a promo code discount. */
export function openWithPromo(tx: Db, userId: string, id: number): Promise<readonly PaymentRow[]> {
  return openOf(tx, userId).where('id', '<>', id).where('promo', 'is not', null).execute();
}

/** Whether any of these entries has been paid. */
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
