import type { ColumnType, Generated } from 'kysely';

/** A job that one instance takes, and another one if the first does not finish. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  /** Idempotency key. */
  key: string;
  /** Parsed by the schema of its kind (kinds.ts). */
  payload: ColumnType<unknown, string, never>;
  /** Earliest start. */
  runAt: Date;
  /** End of the lease, until which its worker is assumed to be working. */
  leasedUntil: ColumnType<Date | null, never, Date | null>;
  /** Number of leases so far; identifies a lease. */
  takes: Generated<number>;
  /** Number of leases since the last progress. */
  attempts: Generated<number>;
  doneAt: ColumnType<Date | null, never, Date | null>;
  /** When it failed for good; it is then listed among the failed jobs (D33). */
  failedAt: ColumnType<Date | null, never, Date | null>;
  /** Error of the last attempt. */
  error: ColumnType<string | null, never, string | null>;
}

declare module '../db/schema' {
  interface Schema {
    job: JobTable;
  }
}
