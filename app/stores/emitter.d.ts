/** Who wants to know that something has changed. Its two methods may be passed on by themselves. */
export declare class Emitter {
  #private;
  /** How many listen. */
  get size(): number;
  /** Listens from now on, as useSyncExternalStore wants it. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls every listener. */
  readonly emit: () => void;
}
