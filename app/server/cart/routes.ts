import { cartCapacity } from '@/domain/cart/capacity';
import { isSameEntry } from '@/domain/cart/entry';
import type { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { cartOf, cartVersion, storeCart } from './store';

async function wireCart(db: Db, userId: string) {
  const entries = wireEntries(await cartOf(db, userId));
  return { entries, version: await cartVersion(db, userId) };
}

/** Handlers of an account's cart (D26). */
export const cartRoutes: Handlers<typeof cartContract> = {
  load: ({ db, caller }) => wireCart(db, caller.id),
  async save({ db, caller, body, version, changed }) {
    await lockCustomer(db, caller.id);
    const current = await wireCart(db, caller.id);
    if (current.version !== version) throw refusal('stale', { current });
    changed(caller.id, 'cart');
    return { version: await storeCart(db, caller.id, body.entries) };
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
