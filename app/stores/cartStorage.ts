import * as v from 'valibot';
import { cartEntriesSchema, isSameEntry, type CartEntry } from '@/domain/cart/entry';
import type { CartPort } from '@app/ports/ports';
import { cartKey, type DeviceKey } from '@app/device/storedKeys';
import { newKey } from '@app/device/newKey';
import { watchStoredCart } from './watchStoredCart';

/** Where a cart that could not be read is put, so that nothing is lost for good (D11). It holds the newest such cart, until
 * somebody signs out: what nobody can read may be anything of theirs. */
const damagedKey: DeviceKey = 'cart.damaged';
const version = 1;

const storedSchema = v.object({
  version: v.literal(version),
  entries: cartEntriesSchema,
  /** Ids of what nobody has put there: it is still as it began. */
  initial: v.optional(v.array(v.string()), []),
  /** Under which it is being moved into an account. */
  moveKey: v.optional(v.string()),
});

/** Stored value: nothing, a cart, or damaged text. Such a text is corrupt, or from a future version of the app. */
type Found =
  | { kind: 'none' }
  | ({ kind: 'cart' } & Omit<v.InferOutput<typeof storedSchema>, 'version'>)
  | { kind: 'damaged'; text: string };

function find(): Found {
  const text = localStorage.getItem(cartKey);
  if (text === null) return { kind: 'none' };
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(text));
    if (parsed.success) return { kind: 'cart', ...parsed.output };
  } catch {
    // Not JSON: damaged as well.
  }
  return { kind: 'damaged', text };
}

/** Moves instead of copying: a large text would not fit twice. Puts it back and rejects when it fits nowhere. */
function setAside(text: string): void {
  localStorage.removeItem(cartKey);
  try {
    localStorage.setItem(damagedKey, text);
  } catch (error) {
    localStorage.setItem(cartKey, text);
    throw error;
  }
}

/**
 * The cart in this device's storage, shared by all its tabs (D11). Before anything was stored it holds the sample
 * items. Storage that is forbidden reads as the sample; saving to it, or to a full one, rejects. Reading never writes:
 * a tab with an old version of the app must not take the cart away from one with a newer version, so a cart that
 * cannot be read stays where it is until another has to be stored in its place.
 */
export function cartStorage(initial: readonly CartEntry[]): CartPort {
  return {
    async load() {
      let found: Found;
      try {
        found = find();
      } catch {
        return { entries: initial, damaged: false };
      }
      if (found.kind === 'damaged') return { entries: [], damaged: true };
      return { entries: found.kind === 'cart' ? found.entries : initial, damaged: false };
    },
    async save(entries) {
      const found = find();
      if (found.kind === 'damaged') setAside(found.text);
      const untouched = entries.filter((entry) =>
        initial.some((one) => one.id === entry.id && isSameEntry(one, entry)),
      );
      localStorage.setItem(
        cartKey,
        JSON.stringify({ version, entries, initial: untouched.map(({ id }) => id) }),
      );
    },
    watch: watchStoredCart,
  };
}

/** Part of the device's cart that is to be moved into an account. */
export interface CartMove {
  /** The same until it has been moved, so that a second try moves nothing twice. */
  key: string;
  entries: readonly CartEntry[];
}

/**
 * Starts moving a visitor's cart from this device into their account (D26). The demonstration's initial entries are not
 * theirs, nor are its servers, which other entries refer to. Returns null when nothing remains.
 */
export function beginCartMove(): CartMove | null {
  const found = find();
  if (found.kind !== 'cart') return null;
  const { entries, initial, moveKey: key = newKey() } = found;
  const own = entries.filter(({ kind, id }) => kind === 'order' && !initial.includes(id));
  if (own.length === 0) return null;
  localStorage.setItem(cartKey, JSON.stringify({ version, entries, initial, moveKey: key }));
  return { key, entries: own };
}

/** It has been moved: the cart of the device is as it was at first. Not if a visitor in another tab has changed it since. */
export function endCartMove({ key }: CartMove): void {
  const found = find();
  if (found.kind === 'cart' && found.moveKey === key) localStorage.removeItem(cartKey);
}
