import type { ColumnType, Generated } from 'kysely';

/** A piece of work that one of the instances takes, and another one where the first does not come back. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  /** Nothing is enqueued twice under one key. */
  key: string;
  /** Parsed by the schema of its kind (kinds.ts). */
  payload: ColumnType<unknown, string, never>;
  /** Not taken before. */
  runAt: Date;
  /** End of the lease; until then the worker is assumed to be working. */
  leasedUntil: ColumnType<Date | null, never, Date | null>;
  /** How often it was taken: tells one lease from the next. */
  takes: Generated<number>;
  /** How often it was taken since it last got on. */
  attempts: Generated<number>;
  doneAt: ColumnType<Date | null, never, Date | null>;
  /** When it was given up: it is in the list of failed jobs (D33). */
  failedAt: ColumnType<Date | null, never, Date | null>;
  /** Why the last attempt failed. */
  error: ColumnType<string | null, never, string | null>;
}

declare module '../db/schema' {
  interface Schema {
    job: JobTable;
  }
}
