import * as v from 'valibot';
import { cartEntriesSchema, type CartEntry } from '@/domain/cart/entry';
import type { CartPort } from '@app/ports/ports';
import { cartKey, watchStoredCart } from './watchStoredCart';

/** Where a cart that could not be read is put, so that nothing is lost for good (D11). */
const damagedKey = 'cart.damaged';
const version = 1;

const storedSchema = v.object({ version: v.literal(version), entries: cartEntriesSchema });

/** The cart as it is stored, null for none; a `damaged` one is corrupt or from a future version of the app. */
function read(): { entries: readonly CartEntry[] } | 'damaged' | null {
  const text = localStorage.getItem(cartKey);
  if (text === null) return null;
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(text));
    if (parsed.success) return parsed.output;
  } catch {
    // Not JSON: damaged as well.
  }
  localStorage.setItem(damagedKey, text);
  localStorage.removeItem(cartKey);
  return 'damaged';
}

/**
 * The cart in this device's storage, shared by all its tabs (D11). Before anything was stored it holds the sample
 * items. Storage that is forbidden reads as the sample; saving to it, or to a full one, rejects.
 */
export function cartStorage(initial: readonly CartEntry[]): CartPort {
  return {
    async load() {
      try {
        const stored = read();
        if (stored === 'damaged') return { entries: [], damaged: true };
        return { entries: stored?.entries ?? initial, damaged: false };
      } catch {
        return { entries: initial, damaged: false };
      }
    },
    async save(entries) {
      localStorage.setItem(cartKey, JSON.stringify({ version, entries }));
    },
    watch: watchStoredCart,
  };
}
