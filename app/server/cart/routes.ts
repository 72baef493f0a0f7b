import { cartCapacity } from '@/domain/cart/capacity';
import { isSameEntry } from '@/domain/cart/entry';
import type { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { lockCustomer } from '../accounts/lock';
import type { Handlers } from '../http/contractRoutes';
import { cartOf, storeCart } from './store';

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
