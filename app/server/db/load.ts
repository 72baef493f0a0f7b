/** How busy the connections to the database are: on the embedded one there is one. */
export interface DatabaseLoad {
  readonly busy: () => number;
  /** Pieces of work that wait for a connection. */
  readonly waiting: () => number;
}

/** Is told, once, how to look at the load. */
export type WatchLoad = (load: DatabaseLoad) => void;
