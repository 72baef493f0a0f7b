import { isSame } from '@/domain/values/isSame';
import type { Loaded } from '@/domain/results/loaded';
import type { Watch } from '@app/ports/lazyPort';
import type { LogPort } from '@app/ports/ports';
import { failureReason } from '@app/ports/toPortError';
import { Emitter } from '@app/stores/emitter';

/** A value younger than this is not read again for whoever comes to it, in milliseconds. */
const freshMs = 5000;

/** Data that a page needs, and where it is known. */
export interface ReadPlan<Value> {
  /** Its name; a part of something larger stands behind a slash: `servers/7`. */
  key: string;
  /** How a failure is logged. */
  event: string;
  /** `shown` is what was read before: a list reads as many rows again. */
  load: (signal: AbortSignal, shown: Value | null) => Promise<Value>;
  /** Says that `load` would give something else by now. */
  watch?: Watch;
  /**
   * Read again by each page that shows it, and under it only when `watch` tells of a change: what a form begins with. A
   * draft made from what another page had read would save over what has changed since.
   */
  isOwn?: boolean;
}

export interface ReadState<Value> {
  state: Loaded<Value>;
  /** Somebody has requested it again; what is shown stays meanwhile. */
  isRefreshing: boolean;
}

/**
 * One thing that is read: shown by any number of pages, requested once. The first reader starts the call, and when the
 * last has gone it is given up; what has been read stays for whoever comes back.
 */
export class Read<Value> {
  readonly #plan: ReadPlan<Value>;
  readonly #log: LogPort;
  readonly #readers = new Emitter();
  #snapshot: ReadState<Value> = { state: { status: 'loading' }, isRefreshing: false };
  /** The call under way. */
  #call: AbortController | null = null;
  /** When an answer last came, on the page's clock. */
  #answeredAt = -Infinity;
  /** When the last call began, on the same clock. */
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
      // StrictMode, and a page in the place of another, read on within the same breath.
      queueMicrotask(() => {
        if (this.#readers.size > 0) return;
        window.removeEventListener('online', this.#retry);
        this.#unwatch?.();
        this.#unwatch = undefined;
        this.#giveUp();
      });
    };
  };

  /** Reads before anybody looks: whoever comes finds the call under way, or its answer. */
  readonly prefetch = (): void => {
    if (!this.#call && this.#isOld()) void this.#start(this.#snapshot);
  };

  /** Reads again, unseen, where somebody looks at what is old. */
  readonly revalidate = (): void => {
    if (this.#readers.size === 0 || this.#call || !this.#isOld()) return;
    if (this.#plan.isOwn && !this.#plan.watch && this.#snapshot.state.status === 'ready') return;
    void this.#start(this.#snapshot);
  };

  /** Marks the read as stale: current readers get the new, the next one reads it again. */
  readonly invalidate = (): void => {
    this.#answeredAt = -Infinity;
    this.#giveUp();
    this.revalidate();
  };

  /**
   * Somebody requests it again: a value stays meanwhile, a failure makes way. Gives what came of it; `loading` when a
   * newer call took its place, or everybody left.
   */
  readonly refresh = (): Promise<Loaded<Value>> =>
    this.#start(
      this.#snapshot.state.status === 'ready'
        ? { ...this.#snapshot, isRefreshing: true }
        : { state: { status: 'loading' }, isRefreshing: false },
    );

  /**
   * Shows at once what a call is about to make of the value. What is being read would bring back the old one and is
   * given up. Gives the way back, for a call that fails.
   */
  readonly change = (how: (value: Value) => Value): (() => void) => {
    const before = this.#snapshot.state;
    if (before.status !== 'ready') return this.invalidate;
    this.#giveUp();
    const state = { status: 'ready', value: how(before.value) } as const;
    this.#set({ state, isRefreshing: false });
    return () => {
      // Changed again since, only the other side knows what it is without this one.
      if (this.#snapshot.state === state) this.#set({ state: before, isRefreshing: false });
      this.invalidate();
    };
  };

  /** The line is back: what has failed is requested again, however short ago. */
  readonly #retry = (): void => {
    if (this.#snapshot.state.status === 'error') void this.refresh();
  };

  /** Nobody looks, and nothing is under way. */
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
    // Given up: a newer call has taken its place, or all have left.
    if (call.signal.aborted) return { status: 'loading' };
    this.#call = null;
    this.#answeredAt = performance.now();
    const { state } = this.#snapshot;
    // The same again stays the same object: what was made of it, such as a list's index, holds.
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
