/** For how long it is remembered what was told, in milliseconds: a page on a slow line listens well within it. */
const rememberedMs = 60_000;

/**
 * Recent events, for clients that read first and listen later. Such a client asks for the events in between.
 *
 * @param clock in milliseconds; never goes back
 * @param heardFrom when it began to receive all events, on that clock; now, if it is not given
 */
export class Recent<Told> {
  readonly #clock: () => number;
  #heardFrom: number;
  readonly #told: { readonly at: number; readonly what: Told }[] = [];

  constructor(clock: () => number, heardFrom = clock()) {
    this.#clock = clock;
    this.#heardFrom = heardFrom;
  }

  add(what: Told): void {
    const at = this.#clock();
    while ((this.#told[0]?.at ?? at) < at - rememberedMs) this.#told.shift();
    this.#told.push({ at, what });
  }

  /** Returns the events since a moment, oldest first. Null where they are unknown, or no longer known. */
  since(moment: number): readonly Told[] | null {
    if (moment < Math.max(this.#heardFrom, this.#clock() - rememberedMs)) return null;
    return this.#told.filter(({ at }) => at >= moment).map(({ what }) => what);
  }

  /** Something may have been told that was not heard. */
  forget(): void {
    this.#heardFrom = this.#clock();
    this.#told.length = 0;
  }
}
