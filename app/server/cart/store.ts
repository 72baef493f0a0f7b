import { safeParse } from 'valibot';
import { cartEntriesSchema, type CartEntry } from '@/domain/cart/entry';
import type { Db } from '../db/database';

/** What is in the cart of an account; one that can no longer be read counts as empty. */
export async function cartOf(db: Db, userId: string): Promise<CartEntry[]> {
  const row = await db.selectFrom('cart').select('entries').where('userId', '=', userId).executeTakeFirst();
  const parsed = safeParse(cartEntriesSchema, row?.entries);
  return parsed.success ? parsed.output : [];
}

/** Puts these entries in the place of what was there. */
export async function storeCart(db: Db, userId: string, cart: readonly CartEntry[]): Promise<void> {
  const entries = JSON.stringify(cart);
  await db
    .insertInto('cart')
    .values({ userId, entries })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ entries }))
    .execute();
}
