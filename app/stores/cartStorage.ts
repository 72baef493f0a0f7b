import * as v from 'valibot';
import { cartEntriesSchema, isSameEntry, type CartEntry } from '@/domain/cart/entry';
import type { CartPort } from '@app/ports/ports';
import { cartKey, type DeviceKey } from '@app/device/storedKeys';
import { newKey } from '@app/device/newKey';
import { watchStoredCart } from './watchStoredCart';

/**
 * Key of the latest unreadable cart, kept for recovery (D11). Deleted on sign-out, because it may contain anything of
 * the user's.
 */
const damagedKey: DeviceKey = 'cart.damaged';
const version = 1;

const storedSchema = v.object({
  version: v.literal(version),
  entries: cartEntriesSchema,
  /** Ids of sample entries, which the visitor did not add. */
  initial: v.optional(v.array(v.string()), []),
  /** Idempotency key of a move into an account that has started. */
  moveKey: v.optional(v.string()),
});

/** Stored value: nothing, a cart, or damaged text, which is corrupt or from a newer version of the app. */
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
    // Not JSON: damaged too.
  }
  return { kind: 'damaged', text };
}

/**
 * Moves the text instead of copying it, because a large one would not fit twice. On failure it is restored and the
 * call rejects.
 */
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
 * The cart in this device's storage, shared by its tabs (D11). Without a stored cart, or if storage is forbidden, it
 * contains the sample items; saving then rejects, as it does if storage is full. Reading never writes: an old version
 * of the app must not overwrite a newer version's cart, so an unreadable cart is moved only when another one is
 * stored.
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

/** Part of the device's cart to move into an account. */
export interface CartMove {
  /** Idempotency key, the same for retries. */
  key: string;
  entries: readonly CartEntry[];
}

/**
 * Starts moving a visitor's cart into their account (D26). Returns null if there is nothing to move: sample entries
 * and changes of sample servers stay.
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

/** Resets the device's cart after the move, unless another tab has changed it since. */
export function endCartMove({ key }: CartMove): void {
  const found = find();
  if (found.kind === 'cart' && found.moveKey === key) localStorage.removeItem(cartKey);
}
