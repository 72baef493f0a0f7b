import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import type { CartPort } from '@app/ports/ports';
import { watchChanges } from './changes';
import { send } from './send';

/** Version of the cart that was last read or saved; the next save may replace only this one. */
let known: string | null = null;

async function load(signal?: AbortSignal) {
  const { entries, version } = await send(cartContract.load, {}, signal);
  known = version;
  return { entries, damaged: false };
}

/** The account's cart (D26), shared by all devices. */
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
