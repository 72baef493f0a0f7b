import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import type { CartPort } from '@app/ports/ports';
import { watchChanges } from './changes';
import { send } from './send';

/** The account's cart (D26): the same on every device. */
export const cartHttp: CartPort = {
  load: async (signal) => ({ ...(await send(cartContract.load, {}, signal)), damaged: false }),
  save: (entries, signal) => send(cartContract.save, { body: { entries: wireEntries(entries) } }, signal),
  take: (entries, key) => send(cartContract.take, { body: { entries: wireEntries(entries) }, key }),
  watch: watchChanges('cart'),
};
