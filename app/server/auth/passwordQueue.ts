import { availableParallelism } from 'node:os';
import { createFairQueue, type FairQueue, type QueueSizes } from '../http/fairQueue';

/**
 * A hash occupies one of libuv's four threads and a core for about 70 ms. File reads and session checks need the other
 * threads, everything else the other cores. The last in a full queue waits about as long as the call timeout
 * (`callTimeoutMs`), so nothing is hashed for a client that has gone.
 */
const defaultSizes: QueueSizes = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waitingPerVisitor: 64,
  waiting: 128,
};

/** Queue for password hashing. */
export type PasswordQueue = FairQueue;

/** Creates the queue; above its limit, calls are refused with `passwordsBusy`. */
export const createPasswordQueue = (sizes: QueueSizes = defaultSizes): PasswordQueue =>
  createFairQueue(sizes, 'passwordsBusy');
