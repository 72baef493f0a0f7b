import type { CartState } from '@/domain/cart/cartState';
import type { CartEntry, NewCartEntry } from '@/domain/cart/entry';
import type { CartPort, LogPort } from '@app/ports/ports';
/** Entries that were taken out, with their places, so that Undo puts them back where they were (D11). */
export interface Removed {
  entries: readonly {
    entry: CartEntry;
    at: number;
  }[];
}
/** Whether both do the same thing to the same server. */
export declare function isSameChange(one: NewCartEntry, other: NewCartEntry): boolean;
/**
 * The one cart of the page: the badge, its summary, the cart screen and payment read it. Changes show at once and are
 * persisted through the port; a change from another tab replaces what is here.
 */
export declare class CartStore {
  #private;
  constructor(port: CartPort, log: LogPort, newId?: () => string);
  readonly snapshot: () => CartState;
  /**
   * For useSyncExternalStore: the first listener loads the cart, the last one stops watching. What could not be saved
   * is not read over.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the cart again, after a failure or a change elsewhere. */
  readonly load: () => Promise<void>;
  /** Puts entries at the end. False when the cart is full or cannot be read. */
  add(added: readonly NewCartEntry[]): Promise<boolean>;
  /**
   * Adds what is to be done to servers. Of one kind there is one for a server: a newer renewal or tariff change takes
   * the older one's place. Null when the cart is full or cannot be read.
   */
  put(added: readonly NewCartEntry[]): Promise<'added' | 'replaced' | null>;
  /** Changes an entry in its place (Edit, D11); one that is no longer there is added. */
  replace(id: string, entry: NewCartEntry): Promise<boolean>;
  /** Takes entries out and gives what Undo needs; nothing happens to a cart that cannot be read. */
  remove(ids: ReadonlySet<string>): Promise<Removed>;
  /** Takes out what asks for the same thing for the same server: it has been done. */
  drop(done: NewCartEntry): Promise<void>;
  /** Undo: puts entries back where they were, those excepted that are there already. False when they do not fit. */
  restore({ entries: removed }: Removed): Promise<boolean>;
}
