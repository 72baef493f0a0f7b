import { safeParse } from 'valibot';
import { cartCapacity } from '@/domain/cart/capacity';
import { cartEntriesSchema, isSameEntry, type CartEntry } from '@/domain/cart/entry';
import type { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { lockCustomer } from '../accounts/lock';
import type { Db } from '../db/database';
import type { Handlers } from '../http/contractRoutes';

async function cartOf(db: Db, userId: string): Promise<CartEntry[]> {
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

/** The cart of an account (D26). */
export const cartRoutes: Handlers<typeof cartContract> = {
  load: async ({ db, caller }) => ({ entries: wireEntries(await cartOf(db, caller.id)) }),
  async save({ db, caller, body, changed }) {
    await storeCart(db, caller.id, body.entries);
    changed(caller.id, 'cart');
  },
  async take({ db, caller, body, changed }) {
    await lockCustomer(db, caller.id);
    const entries = await cartOf(db, caller.id);
    const ids = new Set(entries.map(({ id }) => id));
    const added = body.entries
      .filter((entry) => !ids.has(entry.id) && !entries.some((each) => isSameEntry(each, entry)))
      .slice(0, cartCapacity - entries.length);
    if (added.length === 0) return { added: 0 };
    await storeCart(db, caller.id, [...entries, ...added]);
    changed(caller.id, 'cart');
    return { added: added.length };
  },
};
