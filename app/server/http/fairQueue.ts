import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from './problem';

/** How much work is done and awaited at one time. */
export interface QueueSizes {
  /** Pieces of work under way at once. */
  readonly atOnce: number;
  /** How many may wait for one visitor. */
  readonly waitingPerVisitor: number;
  /** How many may wait in all. */
  readonly waiting: number;
}

/** A place in line is free again that soon, in seconds. */
const RETRY_AFTER = { 'Retry-After': '5' };

export interface FairQueue {
  /**
   * Does work when it is this visitor's turn. Work within a turn needs no second one.
   *
   * @throws Problem 503 when too many wait already
   */
  take: <Value>(visitor: string, work: () => Promise<Value>) => Promise<Value>;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: (problem: Problem) => void;
}

/**
 * The turns that the work under way is within. One for all of them: Node hands each storage on with every promise there
 * is, for as long as the process lives.
 */
const queuesEntered = new AsyncLocalStorage<readonly FairQueue[]>();

/**
 * Lets a few pieces of work run at once: one per visitor, and the visitors in turn, so that a flood from one
 * address delays that address. When all places are taken, the longest line gives its last one to a visitor with a shorter.
 */
export function createFairQueue(sizes: QueueSizes, code: 'passwordsBusy' | 'uploadsBusy'): FairQueue {
  /** In the order in which they are served. */
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
