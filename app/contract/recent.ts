/** For how long it is remembered what was told, in milliseconds: a page on a slow line listens well within it. */
const rememberedMs = 60_000;

/**
 * Recent events, for clients that read first and listen later. Such a client asks for the events in between.
 *
 * @param clock in milliseconds; never goes back
 * @param heardFrom when it began to receive all events, on that clock; now, if it is not given
 */
export class Recent<Entry> {
  readonly #clock: () => number;
  #heardFrom: number;
  readonly #entries: { readonly at: number; readonly what: Entry }[] = [];

  constructor(clock: () => number, heardFrom = clock()) {
    this.#clock = clock;
    this.#heardFrom = heardFrom;
  }

  add(what: Entry): void {
    const at = this.#clock();
    while ((this.#entries[0]?.at ?? at) < at - rememberedMs) this.#entries.shift();
    this.#entries.push({ at, what });
  }

  /** Returns the events since a moment, oldest first. Null where they are unknown, or no longer known. */
  since(moment: number): readonly Entry[] | null {
    if (moment < Math.max(this.#heardFrom, this.#clock() - rememberedMs)) return null;
    return this.#entries.filter(({ at }) => at >= moment).map(({ what }) => what);
  }

  /** Something may have been told that was not heard. */
  forget(): void {
    this.#heardFrom = this.#clock();
    this.#entries.length = 0;
  }
}
