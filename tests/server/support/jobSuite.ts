import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditSystem } from '@app/server/audit/audit';
import { changesOfOne } from '@app/server/changes';
import type { Db } from '@app/server/db/database';
import { createGateways } from '@app/server/gateways/gateway';
import { enqueue } from '@app/server/jobs/enqueue';
import type { JobHandler, JobStep } from '@app/server/jobs/handler';
import { maxAttempts } from '@app/server/jobs/retry';
import { createWorker } from '@app/server/jobs/worker';
import { deferred } from './deferred';
import { handlersOf } from './jobHandlers';

const start = new Date('2026-11-22T10:00:00Z');
const leaseMs = 60_000;

/** Jobs, the same on every database. */
export function jobSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`jobs on ${databaseName}`, () => {
    let db: Db;
    let now: Date;
    const changes = changesOfOne();
    const log = { warn: vi.fn(), error: vi.fn() };

    beforeAll(async () => {
      db = await open();
    });
    beforeEach(async () => {
      now = start;
      await sql`truncate "job", "auditEvent"`.execute(db);
    });
    afterAll(async () => {
      expect(log.error).not.toHaveBeenCalled();
      await db.destroy();
    });

    const later = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    const workerOf = (operation: JobHandler<'operation'>, random = 0) =>
      createWorker({
        db,
        changes,
        log,
        leaseMs,
        handlers: handlersOf(createGateways([]), { operation }),
        clock: () => now,
        random: () => random,
      });
    const add = (...ids: readonly number[]) =>
      db.transaction().execute((tx) =>
        enqueue(
          tx,
          ids.map((id) => ({
            kind: 'operation' as const,
            key: `test:${id}`,
            payload: { operationId: id },
            runAt: now,
          })),
        ),
      );
    /** A change that shows how often it was made. */
    const mark = (id: number, rest: Omit<JobStep, 'apply'> = {}): JobStep => ({
      ...rest,
      apply: (tx) => auditSystem(tx, { now, kind: 'jobRestarted', subject: String(id), after: null }),
    });
    const marks = async () =>
      (await db.selectFrom('auditEvent').select('subject').orderBy('id').execute()).map(
        ({ subject }) => subject,
      );
    const jobs = () => db.selectFrom('job').selectAll().orderBy('id').execute();

    it('stores a job with what it follows from, or not at all, and once under a key', async () => {
      const undone = db.transaction().execute(async (tx) => {
        await enqueue(tx, [{ kind: 'operation', key: 'test:1', payload: { operationId: 1 }, runAt: now }]);
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
      expect(await jobs()).toEqual([]);
      await add(1);
      await add(1, 2);
      expect((await jobs()).map(({ key }) => key)).toEqual(['test:1', 'test:2']);
    });

    it('runs due jobs with their changes in one transaction, publishes them, and reschedules waiting ones', async () => {
      const told = vi.fn();
      const stop = changes.subscribe('somebody', told);
      const worker = workerOf({
        run: ({ operationId }, { attempt }) => {
          expect(attempt).toBe(1);
          const step = mark(operationId);
          if (now.getTime() > start.getTime()) return Promise.resolve(step);
          return Promise.resolve({
            again: new Date(start.getTime() + 5000),
            apply: async (tx, publish) => {
              await step.apply?.(tx, publish);
              publish('somebody', 'servers');
            },
          });
        },
      });
      await add(1);
      expect(await worker.runDue()).toBe(1);
      expect(told).toHaveBeenCalledExactlyOnceWith(['servers']);
      later(4999);
      expect(await worker.runDue()).toBe(0);
      later(1);
      expect(await worker.runDue()).toBe(1);
      expect(await worker.runDue()).toBe(0);
      expect(await marks()).toEqual(['1', '1']);
      expect(worker.counts()).toEqual({ taken: 2, done: 1, retried: 0, failed: 0, lost: 0 });
      stop();
    });

    it('lets another worker take over when the lease ends, and stores nothing of the one that lost it', async () => {
      const held = deferred();
      const begun = deferred();
      const stuck = workerOf({
        run: async ({ operationId }) => {
          begun.resolve();
          await held.promise;
          return mark(operationId);
        },
      });
      const other = workerOf({ run: ({ operationId }) => Promise.resolve(mark(operationId)) });
      await add(1);
      const first = stuck.runDue();
      await begun.promise;
      expect(await other.runDue()).toBe(0);
      later(leaseMs + 1);
      expect(await other.runDue()).toBe(1);
      held.resolve();
      await first;
      expect(await marks()).toEqual(['1']);
      expect(stuck.counts()).toMatchObject({ taken: 1, done: 0, lost: 1 });
      expect(other.counts()).toMatchObject({ taken: 1, done: 1, lost: 0 });
    });

    it('retries after growing pauses, spread by chance, and gives up after the last attempt', async () => {
      const giveUp = vi.fn<NonNullable<JobHandler<'operation'>['giveUp']>>(async (_, { tx, reason }) => {
        await auditSystem(tx, { now, kind: 'deliveryFailed', subject: reason, after: null });
      });
      const run = vi.fn(() => Promise.reject(new Error('ann@example.com is away')));
      const worker = workerOf({ run, giveUp }, 0.5);
      await add(1);
      const pauses: number[] = [];
      for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
        await worker.runDue();
        const [job] = await jobs();
        pauses.push((job?.runAt.getTime() ?? 0) - now.getTime());
        expect(job).toMatchObject({ attempts: attempt, failedAt: null, error: '…@… is away' });
        later(pauses.at(-1) ?? 0);
      }
      expect(pauses).toEqual([1500, 3000, 6000, 12_000, 24_000, 48_000, 96_000, 192_000, 384_000]);
      expect(giveUp).not.toHaveBeenCalled();
      await worker.runDue();
      expect(giveUp).toHaveBeenCalledOnce();
      expect(await marks()).toEqual(['…@… is away']);
      expect((await jobs())[0]?.failedAt).toEqual(now);
      later(3_600_000);
      expect(await worker.runDue()).toBe(0);
      expect(run).toHaveBeenCalledTimes(10);
      expect(worker.counts()).toMatchObject({ retried: maxAttempts - 1, failed: 1 });
    });

    it('gives up what ends its process each time, and what it does not know', async () => {
      const run = vi.fn(() => Promise.resolve({}));
      const worker = workerOf({ run });
      await add(1, 2);
      await db.updateTable('job').set({ attempts: maxAttempts }).where('key', '=', 'test:1').execute();
      await sql`update "job" set "payload" = '{}' where "key" = 'test:2'`.execute(db);
      await worker.runDue();
      expect(run).not.toHaveBeenCalled();
      expect((await jobs()).map(({ error }) => error)).toEqual(['never finished', 'unknown kind or payload']);
      expect(log.warn).toHaveBeenCalled();
    });

    it('does each of 200 jobs once with two workers', async () => {
      const ids = Array.from({ length: 200 }, (_, index) => index + 1);
      await add(...ids);
      const handler = {
        run: ({ operationId }: { operationId: number }) => Promise.resolve(mark(operationId)),
      };
      const workers = [workerOf(handler), workerOf(handler)];
      await Promise.all(workers.map((worker) => worker.runDue()));
      expect((await marks()).map(Number).toSorted((a, b) => a - b)).toEqual(ids);
      expect(workers.reduce((sum, worker) => sum + worker.counts().done, 0)).toBe(200);
    });

    it('finishes what it took before it stops, and takes nothing more', async () => {
      const held = deferred();
      const begun = deferred();
      const worker = workerOf({
        run: async ({ operationId }) => {
          begun.resolve();
          await held.promise;
          return mark(operationId);
        },
      });
      await add(1);
      worker.start();
      await begun.promise;
      await add(2);
      const stopped = worker.stop();
      held.resolve();
      await stopped;
      worker.wake();
      expect(await marks()).toEqual(['1']);
      expect((await jobs())[1]).toMatchObject({ takes: 0, doneAt: null });
    });
  });
}
