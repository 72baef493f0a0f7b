import type { Change } from '../changes';
import type { Db } from '../db/database';
import type { Log } from '../log';
import type { JobKind, JobPayload } from './kinds';

/** Tells an account's tabs what to read again, once it is committed. */
export type Publish = (userId: string, ...topics: Change['topics']) => void;

/** Result of one run of a job. */
export interface JobStep {
  /**
   * Applies the changes in the transaction that also finishes the job. Both happen, or neither. A worker that has lost
   * the lease changes nothing.
   */
  readonly apply?: (tx: Db, publish: Publish) => Promise<void>;
  /** Runs again then, because it waits for something; without it the job is done. */
  readonly again?: Date;
}

export interface JobContext {
  readonly jobId: number;
  readonly db: Db;
  readonly now: Date;
  /** Which attempt this is since the job last got on, from 1. */
  readonly attempt: number;
  readonly log: Pick<Log, 'warn'>;
}

/** How one kind of job is done. It may run more than once: what it does outside of `apply` must be idempotent. */
export interface JobHandler<Kind extends JobKind> {
  readonly run: (payload: JobPayload<Kind>, context: JobContext) => Promise<JobStep>;
  /** Compensates for a job that is given up, in the same transaction. */
  readonly giveUp?: (
    payload: JobPayload<Kind>,
    context: { readonly tx: Db; readonly now: Date; readonly publish: Publish; readonly reason: string },
  ) => Promise<void>;
}

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };

/** Fails for good: another attempt would fail alike. */
export class NonRetryableError extends Error {}
