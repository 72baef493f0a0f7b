/** Load of the database connections; the embedded database has one. */
export interface DatabaseLoad {
  readonly busy: () => number;
  /** Number of tasks that wait for a connection. */
  readonly waiting: () => number;
}

/** Called once with functions that measure the load. */
export type WatchLoad = (load: DatabaseLoad) => void;
