import type { Change } from '../changes';
import type { Db } from '../db/database';
import type { Log } from '../log';
import type { JobKind, JobPayload } from './kinds';

/** Notifies an account's tabs of changed topics, after the commit. */
export type Publish = (userId: string, ...topics: Change['topics']) => void;

/** Result of one run of a job. */
export interface JobStep {
  /**
   * Applies the changes in the transaction that finishes the job, atomically. A worker that has lost its lease changes
   * nothing.
   */
  readonly apply?: (tx: Db, publish: Publish) => Promise<void>;
  /** Next run of a job that waits for something; without it the job is done. */
  readonly again?: Date;
}

export interface JobContext {
  readonly jobId: number;
  readonly db: Db;
  readonly now: Date;
  /** Attempt number since the last progress, from 1. */
  readonly attempt: number;
  readonly log: Pick<Log, 'warn'>;
}

/** Handler of one kind of job. It may run more than once: everything outside of `apply` must be idempotent. */
export interface JobHandler<Kind extends JobKind> {
  readonly run: (payload: JobPayload<Kind>, context: JobContext) => Promise<JobStep>;
  /** Compensates for a job that failed for good, in the same transaction. */
  readonly giveUp?: (
    payload: JobPayload<Kind>,
    context: { readonly tx: Db; readonly now: Date; readonly publish: Publish; readonly reason: string },
  ) => Promise<void>;
}

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };

/** The job fails for good, because another attempt would fail too. */
export class NonRetryableError extends Error {}
