import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from './problem';

/** Limits of running and waiting work. */
export interface QueueSizes {
  /** Concurrent tasks. */
  readonly atOnce: number;
  /** Waiting tasks per visitor. */
  readonly waitingPerVisitor: number;
  /** Waiting tasks in total. */
  readonly waiting: number;
}

/** Seconds until a place is free again. */
const RETRY_AFTER = { 'Retry-After': '5' };

export interface FairQueue {
  /**
   * Runs work when it is this visitor's turn. Nested work needs no second turn.
   *
   * @throws Problem 503 if too many tasks wait
   */
  take: <Value>(visitor: string, work: () => Promise<Value>) => Promise<Value>;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: (problem: Problem) => void;
}

/**
 * Queues in which the current work has a turn. A single storage for all, because Node copies each storage with every
 * promise.
 */
const queuesEntered = new AsyncLocalStorage<readonly FairQueue[]>();

/**
 * Runs a few tasks at once, one per visitor, round-robin. So a flood from one address delays only that address. When
 * full, the longest line loses its last task to a visitor with a shorter one.
 */
export function createFairQueue(sizes: QueueSizes, code: 'passwordsBusy' | 'uploadsBusy'): FairQueue {
  /** In serving order. */
  const lines = new Map<string, Waiter[]>();
  const served = new Set<string>();
  const busy = () => new Problem(503, code, RETRY_AFTER);

  const startNext = () => {
    for (const [visitor, line] of lines) {
      if (served.size >= sizes.atOnce) return;
      if (served.has(visitor)) continue;
      const waiter = line.shift();
      if (line.length === 0) lines.delete(visitor);
      served.add(visitor);
      waiter?.start();
    }
  };

  const leave = (visitor: string) => {
    served.delete(visitor);
    const line = lines.get(visitor);
    if (line) {
      lines.delete(visitor);
      lines.set(visitor, line);
    }
    startNext();
  };

  const makeRoom = (lengthOfOwn: number) => {
    const all = [...lines.values()];
    if (all.reduce((sum, line) => sum + line.length, 0) < sizes.waiting) return;
    const longest = all.reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= lengthOfOwn + 1) throw busy();
    longest.pop()?.refuse(busy());
  };

  const enter = async (visitor: string) => {
    const line = lines.get(visitor) ?? [];
    if (line.length >= sizes.waitingPerVisitor) throw busy();
    makeRoom(line.length);
    const turn = new Promise<void>((start, refuse) => line.push({ start, refuse }));
    lines.set(visitor, line);
    startNext();
    await turn;
  };

  const queue: FairQueue = {
    async take(visitor, work) {
      const taken = queuesEntered.getStore() ?? [];
      if (taken.includes(queue)) return work();
      await enter(visitor);
      try {
        return await queuesEntered.run([...taken, queue], work);
      } finally {
        leave(visitor);
      }
    },
  };
  return queue;
}
