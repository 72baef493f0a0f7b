import type { NewCartEntry } from '@/domain/cart/entry';
/** Puts an order into the cart, or in the place of an entry, and tells how it went; false when it is not there. */
export declare function useCartSave(): (
  entry: NewCartEntry,
  edit: string | null,
  text: string,
) => Promise<boolean>;
