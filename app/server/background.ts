/** Background work that visitors do not wait for, but a graceful shutdown does. */
export interface Background {
  run: (work: Promise<void>) => void;
  /** Resolves when no work is running. */
  idle: () => Promise<void>;
  /** Number of running tasks. */
  underWay: () => number;
}

/** Tracks unfinished work; a failure is logged, never thrown. */
export function createBackground(logError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    underWay: () => running.size,
    run(work) {
      const tracked = work.catch(logError).finally(() => running.delete(tracked));
      running.add(tracked);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
