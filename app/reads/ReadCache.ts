import { sessionEpoch } from '@app/device/tabAccount';
import type { LogPort } from '@app/ports/ports';
import { Read, type ReadPlan } from './Read';

/** Maximum number of cached reads without readers; searches create one per text. */
const maxKept = 60;

/** Cache of everything that pages and shells read through the ports, by key. */
export class ReadCache {
  readonly #log: LogPort;
  #reads = new Map<string, Read<unknown>>();
  #owner: string | null = null;
  /** Session epoch (tabAccount.ts): after a sign-in or sign-out, cached data belongs to another user. */
  #generation = sessionEpoch();

  constructor(log: LogPort) {
    this.#log = log;
  }

  /** Returns the read of a key, or a new one for a page's own read. */
  open<Value>(plan: ReadPlan<Value>): Read<Value> {
    if (this.#generation !== sessionEpoch()) this.forgetAll();
    const known = this.#reads.get(plan.key);
    // Each key is defined once, with one value type (shellReads.ts).
    if (known && !plan.isOwn) return known as Read<Value>;
    const read = new Read(plan, this.#log);
    if (!plan.isOwn) this.#keep(plan.key, read as Read<unknown>);
    return read;
  }

  #keep(key: string, read: Read<unknown>): void {
    this.#reads.set(key, read);
    if (this.#reads.size <= maxKept) return;
    const [oldest] = [...this.#reads].find(([, each]) => each !== read && each.isIdle) ?? [];
    if (oldest !== undefined) this.#reads.delete(oldest);
  }

  /** Invalidates these keys and their parts: `servers` includes `servers/7`. */
  readonly invalidate = (...keys: readonly string[]): void => {
    for (const [name, read] of this.#reads)
      if (keys.some((key) => name === key || name.startsWith(`${key}/`))) read.invalidate();
  };

  /** Reloads old data when the user or the connection returns. */
  readonly revalidate = (): void => {
    for (const read of this.#reads.values()) read.revalidate();
  };

  /** Clears all values and failures; each reader loads again. */
  renewAll(): void {
    for (const read of this.#reads.values()) read.invalidate();
  }

  /** Clears the cache after a sign-in or sign-out. Visible data stays until left; new readers load again. */
  forgetAll(): void {
    this.#reads = new Map();
    this.#owner = null;
    this.#generation = sessionEpoch();
  }

  /** Assigns the cache to the account with this id; clears another account's data. */
  claim(owner: string): void {
    if (this.#owner !== null && this.#owner !== owner) this.forgetAll();
    this.#owner = owner;
  }

  /** Whether the cache belongs to an account, possibly not the current one. */
  get isClaimed(): boolean {
    return this.#owner !== null;
  }
}
