import type { CartState } from '@/domain/cart/cartState';
import { cartCapacity } from '@/domain/cart/capacity';
import type { CartEntry, NewCartEntry } from '@/domain/cart/entry';
import { newKey } from '@app/device/newKey';
import type { CartPort, LogPort } from '@app/ports/ports';
import { failureReason } from '@app/ports/toPortError';
import { Emitter } from './emitter';

/** Entries that were taken out, with their places, so that Undo puts them back where they were (D11). */
export interface Removed {
  entries: readonly { entry: CartEntry; at: number }[];
}

/** Whether both do the same thing to the same server. */
export function isSameChange(one: NewCartEntry, other: NewCartEntry): boolean {
  return (
    one.kind !== 'order' &&
    other.kind !== 'order' &&
    one.kind === other.kind &&
    one.serverId === other.serverId
  );
}

/**
 * The one cart of the page: the badge, its summary, the cart screen and payment read it. Changes show at once and are
 * persisted through the port; a change from another tab replaces what is here.
 */
export class CartStore {
  #state: CartState = { status: 'loading' };
  /** Counts the changes made here: what was read before one of them is older than what is shown. */
  #changes = 0;
  readonly #changed = new Emitter();
  readonly #port: CartPort;
  readonly #log: LogPort;
  readonly #newId: () => string;
  #stop: (() => void) | null = null;

  constructor(port: CartPort, log: LogPort, newId: () => string = newKey) {
    this.#port = port;
    this.#log = log;
    this.#newId = newId;
  }

  readonly snapshot = (): CartState => this.#state;

  /**
   * For useSyncExternalStore: the first listener loads the cart, the last one stops watching. What could not be saved
   * is not read over.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#changed.subscribe(listener);
    if (this.#changed.size === 1) {
      this.#stop = this.#port.watch(() => void this.load());
      if (this.#state.status !== 'ready' || !this.#state.isUnsaved) void this.load();
    }
    return () => {
      unsubscribe();
      if (this.#changed.size > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
  };

  /** Reads the cart again, after a failure or a change elsewhere. */
  readonly load = async (): Promise<void> => {
    const changes = this.#changes;
    try {
      const { entries, damaged } = await this.#port.load();
      if (changes !== this.#changes) return;
      if (damaged) this.#log.event('cart-set-aside');
      this.#set({ status: 'ready', entries, isDamaged: damaged, isUnsaved: false });
    } catch (error) {
      this.#log.event('cart-load-failed', { error: String(error) });
      if (this.#state.status !== 'ready') this.#set({ status: 'error', reason: failureReason(error) });
    }
  };

  /** Puts entries at the end. False when the cart is full or cannot be read. */
  async add(added: readonly NewCartEntry[]): Promise<boolean> {
    if (this.#state.status !== 'ready') await this.load();
    const entries = this.#entries();
    if (!entries || entries.length + added.length > cartCapacity) return false;
    await this.#save([...entries, ...added.map((entry) => ({ ...entry, id: this.#newId() }))]);
    return true;
  }

  /**
   * Adds what is to be done to servers. Of one kind there is one for a server: a newer renewal or tariff change takes
   * the older one's place. Null when the cart is full or cannot be read.
   */
  async put(added: readonly NewCartEntry[]): Promise<'added' | 'replaced' | null> {
    if (this.#state.status !== 'ready') await this.load();
    const known = this.#entries();
    if (!known) return null;
    const entries = [...known];
    let isNew = false;
    for (const entry of added) {
      const at = entries.findIndex((each) => isSameChange(each, entry));
      const older = entries[at];
      if (older) entries[at] = { ...entry, id: older.id };
      else entries.push({ ...entry, id: this.#newId() });
      isNew ||= older === undefined;
    }
    if (entries.length > cartCapacity) return null;
    await this.#save(entries);
    return isNew ? 'added' : 'replaced';
  }

  /** Changes an entry in its place (Edit, D11); one that is no longer there is added. */
  async replace(id: string, entry: NewCartEntry): Promise<boolean> {
    if (this.#state.status !== 'ready') await this.load();
    const entries = this.#entries();
    if (!entries?.some((each) => each.id === id)) return this.add([entry]);
    await this.#save(entries.map((each) => (each.id === id ? { ...entry, id } : each)));
    return true;
  }

  /** Takes entries out and gives what Undo needs; nothing happens to a cart that cannot be read. */
  async remove(ids: ReadonlySet<string>): Promise<Removed> {
    if (this.#state.status !== 'ready') await this.load();
    const entries = this.#entries();
    if (!entries?.some(({ id }) => ids.has(id))) return { entries: [] };
    const removed = entries.flatMap((entry, at) => (ids.has(entry.id) ? [{ entry, at }] : []));
    await this.#save(entries.filter(({ id }) => !ids.has(id)));
    return { entries: removed };
  }

  /** Takes out what asks for the same thing for the same server: it has been done. */
  async drop(done: NewCartEntry): Promise<void> {
    if (this.#state.status !== 'ready') await this.load();
    const same = this.#entries()?.filter((entry) => isSameChange(entry, done)) ?? [];
    await this.remove(new Set(same.map(({ id }) => id)));
  }

  /** Undo: puts entries back where they were, those excepted that are there already. False when they do not fit. */
  async restore({ entries: removed }: Removed): Promise<boolean> {
    if (this.#state.status !== 'ready') await this.load();
    const known = this.#entries();
    if (!known) return false;
    const entries = [...known];
    for (const { entry, at } of removed)
      if (!entries.some(({ id }) => id === entry.id)) entries.splice(at, 0, entry);
    if (entries.length > cartCapacity) return false;
    await this.#save(entries);
    return true;
  }

  #entries(): readonly CartEntry[] | null {
    return this.#state.status === 'ready' ? this.#state.entries : null;
  }

  async #save(entries: readonly CartEntry[]): Promise<void> {
    this.#changes += 1;
    this.#set({ status: 'ready', entries, isDamaged: false, isUnsaved: false });
    try {
      await this.#port.save(entries);
    } catch (error) {
      this.#log.event('cart-save-failed', { error: String(error) });
      // Later changes may be there by now: the remark is about them as well.
      if (this.#state.status === 'ready') this.#set({ ...this.#state, isUnsaved: true });
    }
  }

  #set(state: CartState): void {
    this.#state = state;
    this.#changed.emit();
  }
}
