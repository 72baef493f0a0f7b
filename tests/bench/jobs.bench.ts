/**
 * Jobs a second, on the embedded database (in memory) and on a PostgreSQL: of one worker, and of three that share them. The jobs do
 * nothing, so that what is measured is what each costs. `node --import tsx tests/bench/jobs.bench.ts`
 */
import { randomUUID } from 'node:crypto';
import { changesOfOne } from '../../app/server/changes.ts';
import type { Db } from '../../app/server/db/database.ts';
import { openPostgres } from '../../app/server/db/postgres.ts';
import { createGateways } from '../../app/server/gateways/gateway.ts';
import { enqueue } from '../../app/server/jobs/enqueue.ts';
import { createWorker } from '../../app/server/jobs/worker.ts';
import { handlersOf } from '../server/support/jobHandlers.ts';
import { findPostgres, startPostgres } from '../server/support/realPostgres.ts';
import { openTestDatabase } from '../server/support/testDatabase.ts';

const jobs = Number(process.env['JOBS'] ?? 1000);

async function perSecond(db: Db, workers: number): Promise<number> {
  const rows = Array.from({ length: jobs }, () => ({
    kind: 'refundPaper' as const,
    key: randomUUID(),
    payload: { refundId: 1 },
    runAt: new Date(),
  }));
  await db.transaction().execute((tx) => enqueue(tx, rows));
  const nothing = { run: () => Promise.resolve({}) };
  const all = Array.from({ length: workers }, () =>
    createWorker({
      db,
      changes: changesOfOne(),
      handlers: handlersOf(createGateways([]), { refundPaper: nothing }),
      log: { warn: () => undefined, error: (error) => console.error(error) },
    }),
  );
  const startedAt = performance.now();
  await Promise.all(all.map((worker) => worker.runDue()));
  const seconds = (performance.now() - startedAt) / 1000;
  const done = all.reduce((sum, worker) => sum + worker.counts().done, 0);
  if (done !== jobs) throw new Error(`${done} of ${jobs} jobs were done`);
  return jobs / seconds;
}

async function measure(name: string, db: Db): Promise<void> {
  for (const workers of [1, 3])
    console.log(`${name}, workers ${workers}: ${(await perSecond(db, workers)).toFixed(0)} jobs/s`);
  await db.destroy();
}

await measure('Embedded database', await openTestDatabase());
const binDir = findPostgres();
if (binDir === null) console.log('PostgreSQL: no server programs on this machine');
else {
  const postgres = await startPostgres(binDir);
  await measure('PostgreSQL', await openPostgres(postgres.url));
  await postgres.stop();
}
