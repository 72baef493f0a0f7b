/** Notifies listeners of a change. Its methods are bound. */
export class Emitter {
  readonly #listeners = new Set<() => void>();

  /** Number of listeners. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Adds a listener, for useSyncExternalStore. Returns the function that removes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls every listener. */
  readonly emit = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
