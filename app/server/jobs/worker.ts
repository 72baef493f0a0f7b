import { sql, type Selectable } from 'kysely';
import { safeParse } from 'valibot';
import type { Change, Changes } from '../changes';
import type { Db } from '../db/database';
import type { Log } from '../log';
import { scrub } from '../scrub';
import { NonRetryableError, type JobHandler, type JobHandlers, type Publish } from './handler';
import { jobPayloads, type JobKind, type JobPayload } from './kinds';
import { maxAttempts, pauseAfter } from './retry';
import type { JobTable } from './tables';

export interface WorkerOptions {
  readonly db: Db;
  readonly changes: Changes;
  readonly handlers: JobHandlers;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly clock?: () => Date;
  /** From 0 to 1: spreads retries. */
  readonly random?: () => number;
  /** Length of a lease in milliseconds; longer than any handler waits. */
  readonly leaseMs?: number;
}

/** Job counts since the worker was created. */
export interface WorkerCounts {
  readonly taken: number;
  readonly done: number;
  readonly retried: number;
  readonly failed: number;
  /** Another worker had taken over. */
  readonly lost: number;
}

export interface Worker {
  readonly counts: () => WorkerCounts;
  /** Runs due jobs until there are none; returns the number of runs. */
  readonly runDue: () => Promise<number>;
  readonly start: () => void;
  /** Signals that there may be work. */
  readonly wake: () => void;
  /** Takes no more jobs; resolves when running ones are finished. */
  readonly stop: () => Promise<void>;
}

type Job = Selectable<JobTable>;

/** Concurrent jobs of a worker. */
const batch = 8;
/** Polling interval, for retries and scheduled jobs that no wake-up announces. */
const pollMs = 1000;
const usualLeaseMs = 60_000;
const longestReason = 500;

/** Another worker has taken the job: nothing of this run is stored. */
class LostLease extends Error {}

/** Takes due jobs without a lease. */
async function take(db: Db, now: Date, leaseMs: number): Promise<readonly Job[]> {
  const { rows } = await sql<Job>`
    update "job" set "leasedUntil" = ${new Date(now.getTime() + leaseMs)}, "takes" = "takes" + 1, "attempts" = "attempts" + 1
    where "id" in (
      select "id" from "job" where "doneAt" is null and "failedAt" is null and "runAt" <= ${now}
        and ("leasedUntil" is null or "leasedUntil" < ${now})
      order by "runAt", "id" limit ${sql.lit(batch)} for update skip locked
    ) returning *`.execute(db);
  return rows;
}

/** Changes a job that this lease still holds. */
async function release(
  tx: Db,
  { id, takes }: Job,
  set: Partial<Pick<Job, 'runAt' | 'attempts' | 'doneAt' | 'failedAt' | 'error'>>,
) {
  const held = await tx
    .updateTable('job')
    .set({ ...set, leasedUntil: null })
    .where('id', '=', id)
    .where('takes', '=', takes)
    .where('doneAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!held) throw new LostLease();
}

const isKind = (kind: string): kind is JobKind => kind in jobPayloads;

const reasonOf = (error: unknown) =>
  scrub(error instanceof Error ? error.message : String(error)).slice(0, longestReason);

/** Returns a job's handler with its parsed payload. */
function readJob<Kind extends JobKind>(handlers: JobHandlers, kind: Kind, payload: unknown) {
  const parsed = safeParse(jobPayloads[kind], payload);
  // The handler of a kind accepts that kind's payload.
  const handler = handlers[kind] as JobHandler<Kind>;
  return { handler, payload: parsed.success ? (parsed.output as JobPayload<Kind>) : null };
}

/** Creates a worker, one of several on a database. Each job runs at least once, its changes apply exactly once. */
export function createWorker(options: WorkerOptions): Worker {
  const { db, changes, handlers, log, clock = () => new Date(), random = Math.random } = options;
  const { leaseMs = usualLeaseMs } = options;
  const counts = { taken: 0, done: 0, retried: 0, failed: 0, lost: 0 };
  let isStopped = false;
  /** Counts wake-ups, so that one during a take triggers another check. */
  let wakes = 0;
  let running: Promise<number> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs a transaction and notifies after its commit. */
  async function commit(work: (tx: Db, publish: Publish) => Promise<void>): Promise<void> {
    const changed: Change[] = [];
    await db.transaction().execute(async (tx) => {
      await work(tx, (userId, ...topics) => changed.push({ userId, topics }));
      await changes.announce(tx, changed);
    });
    changes.committed(changed);
  }

  async function giveUp(job: Job, reason: string): Promise<void> {
    const now = clock();
    const known = isKind(job.kind) ? readJob(handlers, job.kind, job.payload) : null;
    await commit(async (tx, publish) => {
      if (known?.payload) await known.handler.giveUp?.(known.payload, { tx, now, publish, reason });
      await release(tx, job, { failedAt: now, error: reason });
    });
    counts.failed += 1;
    log.warn('job failed', { job: job.id, kind: job.kind, reason });
  }

  async function attempt(job: Job): Promise<void> {
    // Its last attempts never finished, and may have crashed the process.
    if (job.attempts > maxAttempts) return giveUp(job, job.error ?? 'never finished');
    const known = isKind(job.kind) ? readJob(handlers, job.kind, job.payload) : null;
    if (!known?.payload) return giveUp(job, 'unknown kind or payload');
    const { apply, again } = await known.handler.run(known.payload, {
      jobId: job.id,
      db,
      now: clock(),
      attempt: job.attempts,
      log,
    });
    await commit(async (tx, publish) => {
      await apply?.(tx, publish);
      // Last, because the customer's lock must be taken before the job's row.
      await release(
        tx,
        job,
        again ? { runAt: again, attempts: 0, error: null } : { doneAt: clock(), error: null },
      );
    });
    if (!again) counts.done += 1;
  }

  async function retry(job: Job, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    if (error instanceof NonRetryableError || job.attempts >= maxAttempts) return giveUp(job, reason);
    const runAt = new Date(clock().getTime() + pauseAfter(job.attempts, random()));
    await release(db, job, { runAt, error: reason });
    counts.retried += 1;
  }

  async function run(job: Job): Promise<void> {
    counts.taken += 1;
    try {
      await attempt(job).catch((error: unknown) => {
        if (error instanceof LostLease) throw error;
        return retry(job, error);
      });
    } catch (error) {
      if (error instanceof LostLease) counts.lost += 1;
      // Its lease expires, and it is taken again.
      else log.error(error);
    }
  }

  async function runAll(): Promise<number> {
    let runs = 0;
    let seen: number;
    do {
      seen = wakes;
      for (
        let taken = await take(db, clock(), leaseMs);
        taken.length > 0;
        taken = await take(db, clock(), leaseMs)
      ) {
        await Promise.all(taken.map(run));
        runs += taken.length;
        if (isStopped) return runs;
      }
    } while (seen !== wakes);
    return runs;
  }

  function runDue(): Promise<number> {
    wakes += 1;
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  }

  function cycle(): void {
    clearTimeout(timer);
    if (isStopped) return;
    runDue()
      .catch(log.error)
      .finally(() => {
        clearTimeout(timer);
        if (!isStopped) timer = setTimeout(cycle, pollMs);
      });
  }

  return {
    counts: () => ({ ...counts }),
    runDue,
    start: cycle,
    wake: cycle,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
