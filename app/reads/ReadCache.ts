import { sessionEpoch } from '@app/device/tabAccount';
import type { LogPort } from '@app/ports/ports';
import { Read, type ReadPlan } from './Read';

/** Reads that nobody looks at are kept for whoever comes back, until there are as many: a search has one for each text. */
const mostKept = 60;

/** Everything that pages and shells have read through the ports, by its key. */
export class ReadCache {
  readonly #log: LogPort;
  #reads = new Map<string, Read<unknown>>();
  #owner: string | null = null;
  /** Of the tab (tabAccount.ts): when somebody signs in or out, nothing read before is theirs. */
  #generation = sessionEpoch();

  constructor(log: LogPort) {
    this.#log = log;
  }

  /** The read of that key; a page's own is nobody else's. */
  open<Value>(plan: ReadPlan<Value>): Read<Value> {
    if (this.#generation !== sessionEpoch()) this.forgetAll();
    const known = this.#reads.get(plan.key);
    // A key is named in one place, with one type of value (shellReads.ts).
    if (known && !plan.isOwn) return known as Read<Value>;
    const read = new Read(plan, this.#log);
    if (!plan.isOwn) this.#keep(plan.key, read as Read<unknown>);
    return read;
  }

  #keep(key: string, read: Read<unknown>): void {
    this.#reads.set(key, read);
    if (this.#reads.size <= mostKept) return;
    const [oldest] = [...this.#reads].find(([, each]) => each !== read && each.isIdle) ?? [];
    if (oldest !== undefined) this.#reads.delete(oldest);
  }

  /** A call has changed this, and what stands behind it in the key: `servers` takes `servers/7` along. */
  readonly invalidate = (...keys: readonly string[]): void => {
    for (const [name, read] of this.#reads)
      if (keys.some((key) => name === key || name.startsWith(`${key}/`))) read.invalidate();
  };

  /** The person is back, or the line: what they look at may be old. */
  readonly revalidate = (): void => {
    for (const read of this.#reads.values()) read.revalidate();
  };

  /** Forgets every value and failure: each reader loads again. */
  renewAll(): void {
    for (const read of this.#reads.values()) read.invalidate();
  }

  /** Somebody has signed in or out. What still shows stays until it is left; nobody who comes finds anything. */
  forgetAll(): void {
    this.#reads = new Map();
    this.#owner = null;
    this.#generation = sessionEpoch();
  }

  /** Assigns the cache to the account with this e-mail; forgets another account's data. */
  claim(owner: string): void {
    if (this.#owner !== null && this.#owner !== owner) this.forgetAll();
    this.#owner = owner;
  }

  /** Whether it is somebody's, who may not be the one who looks now. */
  get isClaimed(): boolean {
    return this.#owner !== null;
  }
}
