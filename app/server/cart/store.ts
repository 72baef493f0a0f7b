import { safeParse } from 'valibot';
import { cartEntriesSchema, type CartEntry } from '@/domain/cart/entry';
import type { Db } from '../db/database';

/** Returns the cart of an account. An unreadable one counts as empty. */
export async function cartOf(db: Db, userId: string): Promise<CartEntry[]> {
  const row = await db.selectFrom('cart').select('entries').where('userId', '=', userId).executeTakeFirst();
  const parsed = safeParse(cartEntriesSchema, row?.entries);
  return parsed.success ? parsed.output : [];
}

/** Returns the version of an account's cart; 0 if it was never stored. */
export async function cartVersion(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('cart').select('version').where('userId', '=', userId).executeTakeFirst();
  return String(row?.version ?? 0);
}

/** Replaces the cart's entries and returns its new version. */
export async function storeCart(db: Db, userId: string, cart: readonly CartEntry[]): Promise<string> {
  const entries = JSON.stringify(cart);
  const { version } = await db
    .insertInto('cart')
    .values({ userId, entries })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(({ eb, ref }) => ({ entries, version: eb(ref('cart.version'), '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return String(version);
}
