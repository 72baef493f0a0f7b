/** Listeners that are notified of a change. Its two methods may be passed on by themselves. */
export class Emitter {
  readonly #listeners = new Set<() => void>();

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Listens from now on, as useSyncExternalStore wants it. Returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls every listener. */
  readonly emit = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
