import { isSame } from '@/domain/values/isSame';
import type { Loaded } from '@/domain/results/loaded';
import type { Watch } from '@app/ports/lazyPort';
import type { LogPort } from '@app/ports/ports';
import { failureReason } from '@app/ports/toPortError';
import { Emitter } from '@app/stores/emitter';

/** Age below which a value is not read again for a new reader, in milliseconds. */
const freshMs = 5000;

/** Data of a page and how to load it. */
export interface ReadPlan<Value> {
  /** Cache key; parts of something larger use a slash: `servers/7`. */
  key: string;
  /** Log name of a failure. */
  event: string;
  /** `shown` is the current value: a list reloads as many rows. */
  load: (signal: AbortSignal, shown: Value | null) => Promise<Value>;
  /** Reports that the data has changed. */
  watch?: Watch;
  /**
   * Loaded separately by each page, and reloaded under it only on `watch`. For initial data of a form: a draft based on
   * another page's older read could overwrite newer changes.
   */
  isOwn?: boolean;
}

export interface ReadState<Value> {
  state: Loaded<Value>;
  /** A refresh is pending; the current value stays visible. */
  isRefreshing: boolean;
}

/**
 * A cached read, shared by any number of pages and requested once. The first reader starts the call, and it is aborted
 * when the last one leaves. The value stays cached for later readers.
 */
export class Read<Value> {
  readonly #plan: ReadPlan<Value>;
  readonly #log: LogPort;
  readonly #readers = new Emitter();
  #snapshot: ReadState<Value> = { state: { status: 'loading' }, isRefreshing: false };
  /** The pending call. */
  #call: AbortController | null = null;
  /** Time of the last answer, on the page's clock. */
  #answeredAt = -Infinity;
  /** Start of the last call, on the same clock. */
  #requestedAt: number | undefined;
  #unwatch: (() => void) | undefined;

  constructor(plan: ReadPlan<Value>, log: LogPort) {
    this.#plan = plan;
    this.#log = log;
  }

  readonly snapshot = (): ReadState<Value> => this.#snapshot;

  readonly subscribe = (reader: () => void): (() => void) => {
    if (this.#readers.size === 0) window.addEventListener('online', this.#retry);
    const unsubscribe = this.#readers.subscribe(reader);
    this.#unwatch ??= this.#plan.watch?.(this.invalidate, this.#requestedAt);
    if (this.#snapshot.state.status === 'error' && this.#isOld()) void this.refresh();
    else this.revalidate();
    return () => {
      unsubscribe();
      // StrictMode and page changes resubscribe within the same task.
      queueMicrotask(() => {
        if (this.#readers.size > 0) return;
        window.removeEventListener('online', this.#retry);
        this.#unwatch?.();
        this.#unwatch = undefined;
        this.#giveUp();
      });
    };
  };

  /** Starts the call before there are readers. */
  readonly prefetch = (): void => {
    if (!this.#call && this.#isOld()) void this.#start(this.#snapshot);
  };

  /** Reloads an old value in the background if there are readers. */
  readonly revalidate = (): void => {
    if (this.#readers.size === 0 || this.#call || !this.#isOld()) return;
    if (this.#plan.isOwn && !this.#plan.watch && this.#snapshot.state.status === 'ready') return;
    void this.#start(this.#snapshot);
  };

  /** Marks the value as stale: current readers reload, later ones load again. */
  readonly invalidate = (): void => {
    this.#answeredAt = -Infinity;
    this.#giveUp();
    this.revalidate();
  };

  /**
   * Reloads on request: a value stays visible meanwhile, a failure is cleared. Returns the result; `loading` if a newer
   * call replaced it or all readers left.
   */
  readonly refresh = (): Promise<Loaded<Value>> =>
    this.#start(
      this.#snapshot.state.status === 'ready'
        ? { ...this.#snapshot, isRefreshing: true }
        : { state: { status: 'loading' }, isRefreshing: false },
    );

  /**
   * Updates the value optimistically and aborts a pending read, which would restore the old one. Returns a function
   * that reverts the update.
   */
  readonly change = (how: (value: Value) => Value): (() => void) => {
    const before = this.#snapshot.state;
    if (before.status !== 'ready') return this.invalidate;
    this.#giveUp();
    const state = { status: 'ready', value: how(before.value) } as const;
    this.#set({ state, isRefreshing: false });
    return () => {
      // After another change, only a reload gives the correct value.
      if (this.#snapshot.state === state) this.#set({ state: before, isRefreshing: false });
      this.invalidate();
    };
  };

  /** After reconnecting, a failed read is retried at once. */
  readonly #retry = (): void => {
    if (this.#snapshot.state.status === 'error') void this.refresh();
  };

  /** No readers and no pending call. */
  get isIdle(): boolean {
    return this.#readers.size === 0 && !this.#call;
  }

  #isOld(): boolean {
    return performance.now() - this.#answeredAt > freshMs;
  }

  #giveUp(): void {
    this.#call?.abort();
    this.#call = null;
    if (this.#snapshot.isRefreshing) this.#set({ ...this.#snapshot, isRefreshing: false });
  }

  #start(shown: ReadState<Value>): Promise<Loaded<Value>> {
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    this.#requestedAt = performance.now();
    if (shown !== this.#snapshot) this.#set(shown);
    return this.#answer(call);
  }

  async #answer(call: AbortController): Promise<Loaded<Value>> {
    const { state: before } = this.#snapshot;
    let answer: Loaded<Value>;
    try {
      const shown = before.status === 'ready' ? before.value : null;
      answer = { status: 'ready', value: await this.#plan.load(call.signal, shown) };
    } catch (error) {
      answer = { status: 'error', reason: failureReason(error) };
      if (!call.signal.aborted) this.#log.event(this.#plan.event, { error: String(error) });
    }
    // Aborted: a newer call replaced it, or all readers left.
    if (call.signal.aborted) return { status: 'loading' };
    this.#call = null;
    this.#answeredAt = performance.now();
    const { state } = this.#snapshot;
    // An equal value keeps its identity, so that derived data such as indexes stays valid.
    const isUnchanged =
      state.status === 'ready' && (answer.status === 'error' || isSame(answer.value, state.value));
    this.#set({ state: isUnchanged ? state : answer, isRefreshing: false });
    return answer;
  }

  #set(next: ReadState<Value>): void {
    this.#snapshot = next;
    this.#readers.emit();
  }
}
