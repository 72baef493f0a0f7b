import { sql } from 'kysely';
import type { Db } from '../db/database';
import { jobChannel } from '../db/jobChannel';
import type { JobKind, JobPayload } from './kinds';

export interface NewJob<Kind extends JobKind> {
  readonly kind: Kind;
  /** Unique key; a second job with it is not stored. */
  readonly key: string;
  readonly payload: JobPayload<Kind>;
  /** Earliest start. */
  readonly runAt: Date;
}

/** Rows per statement, which may have 65 535 parameters. */
const rowsAtOnce = 1000;

/** Stores jobs in the caller's transaction and wakes the workers at its commit. */
export async function enqueue<Kind extends JobKind>(tx: Db, jobs: readonly NewJob<Kind>[]): Promise<void> {
  const rows = jobs.map(({ kind, key, payload, runAt }) => ({
    kind,
    key,
    payload: JSON.stringify(payload),
    runAt,
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insertInto('job')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  if (rows.length > 0) await sql`select pg_notify(${jobChannel}, '')`.execute(tx);
}
