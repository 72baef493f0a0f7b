import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import type { CartPort } from '@app/ports/ports';
import { watchChanges } from './changes';
import { send } from './send';

/** The version of the cart that was read or saved last: what is saved next replaces that and nothing newer. */
let known: string | null = null;

async function load(signal?: AbortSignal) {
  const { entries, version } = await send(cartContract.load, {}, signal);
  known = version;
  return { entries, damaged: false };
}

/** The account's cart (D26): the same on every device. */
export const cartHttp: CartPort = {
  load,
  async save(entries, signal) {
    if (known === null) await load(signal);
    const parts = { body: { entries: wireEntries(entries) }, version: known ?? '' };
    known = (await send(cartContract.save, parts, signal)).version;
  },
  take: (entries, key) => send(cartContract.take, { body: { entries: wireEntries(entries) }, key }),
  watch: watchChanges('cart'),
};
