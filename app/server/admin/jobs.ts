import { sql } from 'kysely';
import { safeParse } from 'valibot';
import type { FailedJob, JobSubject } from '@/domain/admin/job';
import type { IsoDateTime } from '@/domain/dates';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { jobChannel } from '../db/jobChannel';
import { jobPayloads } from '../jobs/kinds';
import type { Page } from '../paging/page';

/* Jobs that were given up, as the administrators see them and start them again (D33). */

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly failedAt: Date;
  readonly attempts: number;
  readonly error: string | null;
  readonly action: JobSubject | null;
  readonly title: string | null;
  readonly amount: number | null;
  readonly email: string | null;
}

function toFailedJob(row: Row): FailedJob {
  const { id, title, email, failedAt, attempts, error, action, amount } = row;
  return {
    id,
    subject: action ?? 'other',
    title: title ?? '',
    user: email,
    // An ISO string of a Date is an IsoDateTime; the library only says string.
    failedAt: failedAt.toISOString() as IsoDateTime,
    attempts,
    reason: error ?? '',
    // A server that was never set up is gone, and what was paid for it refunded.
    canStart: action !== 'create' && (amount ?? 0) === 0 && row.kind in jobPayloads,
  };
}

/** Failed jobs, newest first. */
export async function failedJobs(db: Db, { before, limit }: Page): Promise<readonly FailedJob[]> {
  const { rows } = await sql<Row>`
    select "job"."id", "job"."kind", "job"."failedAt", "job"."attempts", "job"."error",
      "operation"."command" ->> 'action' as "action", "operation"."title", "operation"."amount", "user"."email"
    from "job"
    left join "operation" on "job"."kind" = 'operation' and "operation"."id" = ("job"."payload" ->> 'operationId')::bigint
    left join "user" on "user"."id" = "operation"."userId"
    where "job"."failedAt" is not null and "job"."id" < ${before ?? Number.MAX_SAFE_INTEGER}
    order by "job"."id" desc limit ${limit}`.execute(db);
  return rows.map(toFailedJob);
}

/** How many jobs have failed. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select((field) => field.fn.countAll<number>().as('count'))
    .where('failedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Starts a failed job again, as an operation of its own to the provisioner; gives what it was. */
export async function startFailedJob(tx: Db, id: number, now: Date): Promise<FailedJob> {
  const row = await tx.selectFrom('job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw refusal('notFound');
  const [job] = await failedJobs(tx, { before: id + 1, limit: 1 });
  if (job?.id !== id || !job.canStart) throw refusal('changed');
  const payload = safeParse(jobPayloads.operation, row.payload);
  if (row.kind === 'operation' && payload.success)
    await tx
      .updateTable('operation')
      .set(({ eb }) => ({
        status: 'queued',
        startedAt: null,
        endedAt: null,
        reported: null,
        reason: null,
        round: eb('round', '+', 1),
      }))
      .where('id', '=', payload.output.operationId)
      .execute();
  await tx
    .updateTable('job')
    .set({ failedAt: null, attempts: 0, runAt: now, leasedUntil: null })
    .where('id', '=', id)
    .execute();
  await sql`select pg_notify(${jobChannel}, '')`.execute(tx);
  return job;
}
