import { statfs } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { sql } from 'kysely';
import type { SystemHealth, SystemState } from '@/domain/admin/activity';
import type { ResourceUsage } from '@/domain/admin/analytics';
import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import type { WatchedMailer } from '../mail/watchedMailer';

/* What this server knows of its own parts and of the machine that it runs on (§2 'system status', 'usage bars'). */

export interface SystemParts {
  readonly db: Db;
  readonly mailer: WatchedMailer;
  readonly gateways: Gateways;
  /** The folder whose disk fills up first: outbox, uploads and, when it is embedded, the database. */
  readonly dataDir: string;
}

export interface Systems {
  readonly states: () => Promise<readonly SystemState[]>;
  readonly usage: () => Promise<readonly ResourceUsage[]>;
}

/** Slower than this, and people notice. Milliseconds. */
const slowDatabaseMs = 500;
/** Work that is due for longer waits for a worker that does not come. Minutes. */
const overdueMinutes = 10;
/** Less free space than these is worth a warning, and then an alarm. In percent. */
const scarceDisk = 10;
const fullDisk = 2;

const worse = (isDown: boolean, isDegraded: boolean): SystemHealth =>
  isDown ? 'down' : isDegraded ? 'degraded' : 'ok';

async function databaseState(db: Db): Promise<SystemState> {
  const startedAt = performance.now();
  await sql`select 1`.execute(db);
  const ms = Math.round(performance.now() - startedAt);
  return { part: 'database', health: worse(false, ms > slowDatabaseMs), figure: ms };
}

interface JobFigures {
  readonly failed: number;
  readonly overdue: number;
  readonly mails: number;
  readonly operations: number;
}

/** Given-up jobs, due ones that nobody runs, mails that wait, and operations that the provisioner has not taken at once. */
async function jobFigures(db: Db): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    select
      (select count(*) from "job" where "failedAt" is not null)::integer as "failed",
      (select count(*) from "job" where "doneAt" is null and "failedAt" is null
        and "runAt" < now() - make_interval(mins => ${overdueMinutes}))::integer as "overdue",
      (select count(*) from "job" where "kind" = 'mail' and "doneAt" is null and "failedAt" is null)::integer as "mails",
      (select count(*) from "job" where "kind" = 'operation' and "doneAt" is null and "failedAt" is null
        and "error" is not null)::integer as "operations"`.execute(db);
  return rows[0] ?? { failed: 0, overdue: 0, mails: 0, operations: 0 };
}

/** Free space of the data folder's disk, in percent. */
async function freeDisk(dataDir: string): Promise<number> {
  const { bavail, blocks } = await statfs(dataDir);
  return Math.floor((bavail / blocks) * 100);
}

/** Looks after the parts when it is asked; the use of the processor is that since the question before. */
export function createSystems({ db, mailer, gateways, dataDir }: SystemParts): Systems {
  let last = { at: performance.now(), cpu: process.cpuUsage() };

  function cpuPercent(): number {
    const now = performance.now();
    const { user, system } = process.cpuUsage(last.cpu);
    const elapsedMs = Math.max(1, now - last.at);
    last = { at: now, cpu: process.cpuUsage() };
    return Math.min(100, Math.round(((user + system) / 1000 / elapsedMs / availableParallelism()) * 100));
  }

  return {
    async states() {
      const database = await databaseState(db);
      const jobs = await jobFigures(db);
      const methods = await db.selectFrom('paymentMethod').select('gateway').execute();
      const usable = methods.filter(({ gateway }) => gateways.get(gateway) !== null).length;
      const free = await freeDisk(dataDir);
      return [
        database,
        { part: 'mail', health: worse(mailer.state() === 'failing', false), figure: jobs.mails },
        { part: 'jobs', health: worse(jobs.overdue > 0, jobs.failed > 0), figure: jobs.failed },
        { part: 'gateways', health: worse(usable === 0, usable < methods.length), figure: usable },
        { part: 'disk', health: worse(free < fullDisk, free < scarceDisk), figure: free },
        { part: 'provisioner', health: worse(false, jobs.operations > 0), figure: jobs.operations },
      ];
    },
    async usage() {
      // Without a limit of its container, the process may take all there is.
      const most = Math.min(process.constrainedMemory() || totalmem(), totalmem());
      const memory = Math.round((process.memoryUsage.rss() / most) * 100);
      return [
        { id: 'cpu', percent: cpuPercent() },
        { id: 'memory', percent: Math.min(100, memory) },
        { id: 'disk', percent: 100 - (await freeDisk(dataDir)) },
      ];
    },
  };
}
