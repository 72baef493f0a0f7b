import type { Change } from '../changes';
import type { Db } from '../db/database';
import type { Log } from '../log';
import type { JobKind, JobPayload } from './kinds';

/** Tells an account's tabs what to read again, once it is committed. */
export type Publish = (userId: string, ...topics: Change['topics']) => void;

/** What a run of a job comes to. */
export interface JobStep {
  /**
   * What it changes, in the transaction that also finishes the job: both happen, or neither. Whoever has lost the lease
   * changes nothing.
   */
  readonly apply?: (tx: Db, tell: Publish) => Promise<void>;
  /** Runs again then, because it waits for something; without it the job is done. */
  readonly again?: Date;
}

export interface JobContext {
  readonly db: Db;
  readonly now: Date;
  /** Which attempt this is since the job last got on, from 1. */
  readonly attempt: number;
  readonly log: Pick<Log, 'warn'>;
}

/** How one kind of job is done. It may run more than once: what it does outside of `apply` must be idempotent. */
export interface JobHandler<Kind extends JobKind> {
  readonly run: (payload: JobPayload<Kind>, context: JobContext) => Promise<JobStep>;
  /** What is to be made good when it is given up, in that transaction. */
  readonly giveUp?: (
    payload: JobPayload<Kind>,
    context: { readonly tx: Db; readonly now: Date; readonly tell: Publish; readonly reason: string },
  ) => Promise<void>;
}

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };

/** Fails for good: another attempt would fail alike. */
export class NonRetryableError extends Error {}
