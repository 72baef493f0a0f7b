import { sql } from 'kysely';
import { safeParse } from 'valibot';
import { jobSubjects, type FailedJob, type JobSubject } from '@/domain/admin/job';
import { jobRules, type JobConditions, type JobKey } from '@/domain/admin/lists';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { jobChannel } from '../db/jobChannel';
import { jobPayloads } from '../jobs/kinds';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';
import { countRows } from './countRows';

/* Failed jobs, for administrators to see and retry (D33). */

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
    failedAt: toIsoDateTime(failedAt),
    attempts,
    reason: error ?? '',
    // A server that was never set up is gone, and its payment refunded.
    canStart: action !== 'create' && (amount ?? 0) === 0 && row.kind in jobPayloads,
  };
}

const subject = sql<JobSubject>`coalesce("operation"."command" ->> 'action', 'other')`;
const title = sql<string>`coalesce("operation"."title", '')`;
const email = sql<string>`coalesce("operation"."email", '')`;
const reason = sql<string>`coalesce("job"."error", '')`;

const failedJobs = (db: Db) =>
  db
    .selectFrom('job')
    // `offset` forces one lookup per job: otherwise the planner reads all operations for a few hundred jobs.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('operation')
          .leftJoin('user', 'user.id', 'operation.userId')
          .select(['operation.title', 'operation.amount', 'operation.command', 'user.email'])
          .where(
            sql<boolean>`"job"."kind" = 'operation' and "operation"."id" = ("job"."payload" ->> 'operationId')::bigint`,
          )
          .offset(0)
          .as('operation'),
      (join) => join.onTrue(),
    )
    .select([
      'job.id',
      'job.kind',
      'job.attempts',
      'job.error',
      'operation.title',
      'operation.amount',
      'operation.email',
    ])
    .select([
      sql<Date>`"job"."failedAt"`.as('failedAt'),
      sql<JobSubject | null>`"operation"."command" ->> 'action'`.as('action'),
    ])
    .where('job.failedAt', 'is not', null);

const columns: ListColumns<JobKey, JobConditions> = {
  id: 'job.id',
  sorts: {
    id: byValue('job.id', 'bigint'),
    subject: byRank(subject, jobSubjects),
    title: byText(title),
    user: byText(email),
    failedAt: byValue('job.failedAt', 'timestamptz'),
    reason: byText(reason),
  },
  conditions: { subject: (wanted) => sql<boolean>`${subject} = ${wanted}` },
  search: (pattern) =>
    sql<boolean>`"folded"('#' || "job"."id" || E'\\n' || ${title} || E'\\n' || ${email} || E'\\n' || ${reason}) like ${pattern}`,
};

/** Returns a page of the failed jobs (D33). */
export function jobPage(db: Db, query: ListRequest<JobKey, JobConditions>) {
  const source = listSource(failedJobs(db), columns, query, {
    toItems: (rows) => rows.map(toFailedJob),
    whole: async () => ({ total: await countFailedJobs(db), sums: {} }),
  });
  return listPage([source], jobRules, query);
}

/** Retries a failed job as a new operation of the provisioner; returns it as it was. */
export async function startFailedJob(tx: Db, id: number, now: Date): Promise<FailedJob> {
  const row = await tx.selectFrom('job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw refusal('notFound');
  const failed = await failedJobs(tx).where('job.id', '=', id).executeTakeFirst();
  const job = failed && toFailedJob(failed);
  if (!job?.canStart) throw refusal('changed');
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

/** Counts the failed jobs. */
export function countFailedJobs(db: Db): Promise<number> {
  return countRows(db.selectFrom('job').where('failedAt', 'is not', null));
}

/** Counts the servers since a moment that could not be set up. */
export function countUndelivered(db: Db, since: Date): Promise<number> {
  const isUndelivered = sql<boolean>`"job"."failedAt" >= ${since} and ${subject} = 'create'`;
  return countRows(failedJobs(db).where(isUndelivered));
}
