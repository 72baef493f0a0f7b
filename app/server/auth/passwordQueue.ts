import { availableParallelism } from 'node:os';
import { createFairQueue, type FairQueue, type QueueSizes } from '../http/fairQueue';

/**
 * A hash keeps one of libuv's four threads busy, and with it a core, for about 70 ms. File reads and session checks need
 * the other threads, everything else needs the other cores. The last in a full line waits about as long as the portal
 * does for an answer (`callTimeoutMs`): nobody is hashed for who has gone.
 */
const defaultSizes: QueueSizes = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waitingPerVisitor: 64,
  waiting: 128,
};

/** For work that hashes passwords. */
export type PasswordQueue = FairQueue;

/** Turns of work that hashes passwords; too many waiting are refused by `passwordsBusy`. */
export const createPasswordQueue = (sizes: QueueSizes = defaultSizes): PasswordQueue =>
  createFairQueue(sizes, 'passwordsBusy');
