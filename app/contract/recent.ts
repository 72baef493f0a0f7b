/** How long events are remembered, in milliseconds; longer than a page on a slow connection needs to listen. */
const rememberedMs = 60_000;

/**
 * Recent events for clients that read first and listen later, and then request the events in between.
 *
 * @param clock monotonic, in milliseconds
 * @param heardFrom when it started to receive all events, on that clock; default: now
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

  /** Returns the events since a moment, oldest first. Null if they are unknown. */
  since(moment: number): readonly Entry[] | null {
    if (moment < Math.max(this.#heardFrom, this.#clock() - rememberedMs)) return null;
    return this.#entries.filter(({ at }) => at >= moment).map(({ what }) => what);
  }

  /** Forgets all events, because some may have been missed. */
  forget(): void {
    this.#heardFrom = this.#clock();
    this.#entries.length = 0;
  }
}
