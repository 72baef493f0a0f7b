/** Work that a visitor does not wait for, and that a graceful stop does. */
export interface Background {
  run: (work: Promise<void>) => void;
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>;
  /** How many pieces of work are under way. */
  underWay: () => number;
}

/** Keeps track of unfinished work; a failure is reported, never thrown. */
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
