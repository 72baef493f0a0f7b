import { type Market } from '@/domain/cart/priceEntry';
import type { CartEntry } from '@/domain/cart/entry';
/** Where one goes on once items are gone: at the next that stays, else the one before, else at what an empty cart offers. */
export declare function focusAfter(entries: readonly CartEntry[], gone: ReadonlySet<string>): string;
/** Takes items out of the cart: really, with Undo in the notice (D11), and logged as §2 says. */
export declare function useCartRemoval(
  entries: readonly CartEntry[],
  market: Market | null,
  focusOn: (id: string) => void,
): (ids: readonly string[], event: 'cart-item-removed' | 'cart-selected-deleted') => void;
