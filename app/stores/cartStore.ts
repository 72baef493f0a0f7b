import type { CartState } from '@/domain/cart/cartState';
import { cartCapacity } from '@/domain/cart/capacity';
import type { CartEntry, NewCartEntry } from '@/domain/cart/entry';
import { PortError } from '@/domain/results/portError';
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

/** Function that changes the entries, whatever they are at that time. */
type Change = (entries: readonly CartEntry[]) => readonly CartEntry[];

/** Of one kind a server has one change: a newer one takes the older one's place. */
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

/** Entries back in their places, but for those that are there already. */
function withRestored(entries: readonly CartEntry[], removed: Removed['entries']): readonly CartEntry[] {
  const next = [...entries];
  for (const { entry, at } of removed) if (!next.some(({ id }) => id === entry.id)) next.splice(at, 0, entry);
  return next;
}

const isRefused = (error: unknown, code: 'stale' | 'viewOnly'): boolean =>
  error instanceof PortError && error.code === code;

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
  /** Saves follow one another: each is based on what the one before has stored. */
  #saving: Promise<unknown> = Promise.resolve();

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
    const made = added.map((entry) => ({ ...entry, id: this.#newId() }));
    return this.#save((known) => [...known, ...made]);
  }

  /**
   * Adds what is to be done to servers. Of one kind there is one for a server: a newer renewal or tariff change takes
   * the older one's place. Null when the cart is full or cannot be read.
   */
  async put(added: readonly NewCartEntry[]): Promise<'added' | 'replaced' | null> {
    if (this.#state.status !== 'ready') await this.load();
    const known = this.#entries();
    if (!known) return null;
    // What takes an older change's place has its id.
    const made = added.map((entry) => ({
      ...entry,
      id: known.find((each) => isSameChange(each, entry))?.id ?? this.#newId(),
    }));
    const isNew = made.some((entry) => !known.some((each) => isSameChange(each, entry)));
    if (withChanges(known, made).length > cartCapacity) return null;
    if (!(await this.#save((entries) => withChanges(entries, made)))) return null;
    return isNew ? 'added' : 'replaced';
  }

  /** Changes an entry in its place (Edit, D11); one that is no longer there is added. */
  async replace(id: string, entry: NewCartEntry): Promise<boolean> {
    if (this.#state.status !== 'ready') await this.load();
    const entries = this.#entries();
    if (!entries?.some((each) => each.id === id)) return this.add([entry]);
    return this.#save((known) => known.map((each) => (each.id === id ? { ...entry, id } : each)));
  }

  /** Takes entries out and gives what Undo needs; nothing happens to a cart that cannot be read. */
  async remove(ids: ReadonlySet<string>): Promise<Removed> {
    if (this.#state.status !== 'ready') await this.load();
    const entries = this.#entries();
    if (!entries?.some(({ id }) => ids.has(id))) return { entries: [] };
    const removed = entries.flatMap((entry, at) => (ids.has(entry.id) ? [{ entry, at }] : []));
    const isDone = await this.#save((known) => known.filter(({ id }) => !ids.has(id)));
    return { entries: isDone ? removed : [] };
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
    if (withRestored(known, removed).length > cartCapacity) return false;
    return this.#save((entries) => withRestored(entries, removed));
  }

  #entries(): readonly CartEntry[] | null {
    return this.#state.status === 'ready' ? this.#state.entries : null;
  }

  /**
   * Shows a change at once and saves it. Where the cart has changed elsewhere since it was loaded, the change is made again on what
   * is there now, so that nobody's is lost. False when it may not be changed: then it shows as it was.
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
      // All that the cart holds is stored now, earlier changes that failed among it.
      if (this.#state.status === 'ready' && this.#state.isUnsaved)
        this.#set({ ...this.#state, isUnsaved: false });
      return true;
    } catch (error) {
      this.#log.event('cart-save-failed', { error: String(error) });
      if (isRefused(error, 'viewOnly')) {
        this.#show(before);
        return false;
      }
      // Later changes may be there by now: the remark is about them as well.
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
