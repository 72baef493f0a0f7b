import type { CartState } from '@/domain/cart/cartState';
import { cartCapacity } from '@/domain/cart/capacity';
import type { CartEntry, NewCartEntry } from '@/domain/cart/entry';
import { PortError } from '@/domain/results/portError';
import { newKey } from '@app/device/newKey';
import type { CartPort, LogPort } from '@app/ports/ports';
import { failureReason } from '@app/ports/toPortError';
import { Emitter } from './emitter';

/** Removed entries with their positions, for Undo (D11). */
export interface Removed {
  entries: readonly { entry: CartEntry; at: number }[];
}

/** Whether two entries make the same change to the same server. */
export function isSameChange(one: NewCartEntry, other: NewCartEntry): boolean {
  return (
    one.kind !== 'order' &&
    other.kind !== 'order' &&
    one.kind === other.kind &&
    one.serverId === other.serverId
  );
}

/** Computes new entries from the current ones. */
type Change = (entries: readonly CartEntry[]) => readonly CartEntry[];

/** Adds changes of servers. A server has one change per kind, so a newer one replaces the older one. */
function withChanges(entries: readonly CartEntry[], made: readonly CartEntry[]): readonly CartEntry[] {
  const next = [...entries];
  for (const entry of made) {
    const at = next.findIndex((each) => isSameChange(each, entry));
    const older = next[at];
    if (older) next[at] = { ...entry, id: older.id };
    else next.push(entry);
  }
  return next;
}

/** Puts entries back to their positions, except for those that exist already. */
function withRestored(entries: readonly CartEntry[], removed: Removed['entries']): readonly CartEntry[] {
  const next = [...entries];
  for (const { entry, at } of removed) if (!next.some(({ id }) => id === entry.id)) next.splice(at, 0, entry);
  return next;
}

const isRefused = (error: unknown, code: 'stale' | 'viewOnly'): boolean =>
  error instanceof PortError && error.code === code;

/**
 * The cart of the page, used by the badge, its summary, the cart screen and payment. Changes are shown at once and
 * saved through the port; changes from other tabs replace the state.
 */
export class CartStore {
  #state: CartState = { status: 'loading' };
  /** Number of local changes: an answer that was requested before a change is stale. */
  #changes = 0;
  readonly #changed = new Emitter();
  readonly #port: CartPort;
  readonly #log: LogPort;
  readonly #newId: () => string;
  #stop: (() => void) | null = null;
  /** Chain of saves; each is based on the result of the previous one. */
  #saving: Promise<unknown> = Promise.resolve();

  constructor(port: CartPort, log: LogPort, newId: () => string = newKey) {
    this.#port = port;
    this.#log = log;
    this.#newId = newId;
  }

  readonly snapshot = (): CartState => this.#state;

  /**
   * For useSyncExternalStore: the first listener loads the cart, the last one stops watching. Unsaved changes are not
   * overwritten.
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

  /** Reloads the cart after a failure or a change elsewhere. */
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

  /** Appends entries. False if the cart is full or unreadable. */
  async add(added: readonly NewCartEntry[]): Promise<boolean> {
    if (this.#state.status !== 'ready') await this.load();
    const entries = this.#entries();
    if (!entries || entries.length + added.length > cartCapacity) return false;
    const made = added.map((entry) => ({ ...entry, id: this.#newId() }));
    return this.#save((known) => [...known, ...made]);
  }

  /**
   * Adds changes of servers; a newer renewal or tariff change of a server replaces the older one. Null if the cart is
   * full or unreadable.
   */
  async put(added: readonly NewCartEntry[]): Promise<'added' | 'replaced' | null> {
    if (this.#state.status !== 'ready') await this.load();
    const known = this.#entries();
    if (!known) return null;
    // A replacement keeps the id of the older change.
    const made = added.map((entry) => ({
      ...entry,
      id: known.find((each) => isSameChange(each, entry))?.id ?? this.#newId(),
    }));
    const isNew = made.some((entry) => !known.some((each) => isSameChange(each, entry)));
    if (withChanges(known, made).length > cartCapacity) return null;
    if (!(await this.#save((entries) => withChanges(entries, made)))) return null;
    return isNew ? 'added' : 'replaced';
  }

  /** Replaces an entry (Edit, D11), or adds it if it no longer exists. */
  async replace(id: string, entry: NewCartEntry): Promise<boolean> {
    if (this.#state.status !== 'ready') await this.load();
    const entries = this.#entries();
    if (!entries?.some((each) => each.id === id)) return this.add([entry]);
    return this.#save((known) => known.map((each) => (each.id === id ? { ...entry, id } : each)));
  }

  /** Removes entries and returns the data for Undo. Does nothing if the cart is unreadable. */
  async remove(ids: ReadonlySet<string>): Promise<Removed> {
    if (this.#state.status !== 'ready') await this.load();
    const entries = this.#entries();
    if (!entries?.some(({ id }) => ids.has(id))) return { entries: [] };
    const removed = entries.flatMap((entry, at) => (ids.has(entry.id) ? [{ entry, at }] : []));
    const isDone = await this.#save((known) => known.filter(({ id }) => !ids.has(id)));
    return { entries: isDone ? removed : [] };
  }

  /** Removes entries for a change that has been made. */
  async drop(done: NewCartEntry): Promise<void> {
    if (this.#state.status !== 'ready') await this.load();
    const same = this.#entries()?.filter((entry) => isSameChange(entry, done)) ?? [];
    await this.remove(new Set(same.map(({ id }) => id)));
  }

  /** Undo: restores removed entries that do not exist yet. False if they do not fit. */
  async restore({ entries: removed }: Removed): Promise<boolean> {
    if (this.#state.status !== 'ready') await this.load();
    const known = this.#entries();
    if (!known) return false;
    if (withRestored(known, removed).length > cartCapacity) return false;
    return this.#save((entries) => withRestored(entries, removed));
  }

  #entries(): readonly CartEntry[] | null {
    return this.#state.status === 'ready' ? this.#state.entries : null;
  }

  /**
   * Shows a change at once and saves it. If the cart has changed elsewhere, the change is repeated on the newer cart.
   * False if it was refused: then the change is undone.
   */
  #save(change: Change): Promise<boolean> {
    this.#changes += 1;
    const before = this.#entries() ?? [];
    this.#show(change(before));
    const saved = this.#saving.then(() => this.#store(change, before));
    this.#saving = saved;
    return saved;
  }

  async #store(change: Change, before: readonly CartEntry[]): Promise<boolean> {
    try {
      await this.#port.save(this.#entries() ?? []).catch(async (error: unknown) => {
        if (!isRefused(error, 'stale')) throw error;
        const { entries } = await this.#port.load();
        this.#show(change(entries));
        await this.#port.save(this.#entries() ?? []);
      });
      // The whole cart is stored now, including earlier changes that failed.
      if (this.#state.status === 'ready' && this.#state.isUnsaved)
        this.#set({ ...this.#state, isUnsaved: false });
      return true;
    } catch (error) {
      this.#log.event('cart-save-failed', { error: String(error) });
      if (isRefused(error, 'viewOnly')) {
        this.#show(before);
        return false;
      }
      // The state may contain later changes, which are unsaved too.
      if (this.#state.status === 'ready') this.#set({ ...this.#state, isUnsaved: true });
      return true;
    }
  }

  #show(entries: readonly CartEntry[]): void {
    this.#set({ status: 'ready', entries, isDamaged: false, isUnsaved: false });
  }

  #set(state: CartState): void {
    this.#state = state;
    this.#changed.emit();
  }
}
