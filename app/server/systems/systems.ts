import { statfs } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { sql } from 'kysely';
import type { SystemHealth, SystemState } from '@/domain/admin/activity';
import type { ResourceUsage } from '@/domain/admin/analytics';
import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import type { WatchedMailer } from '../mail/watchedMailer';

/* Status of this server's parts and machine (§2 'system status', 'usage bars'). */

export interface SystemParts {
  readonly db: Db;
  readonly mailer: WatchedMailer;
  readonly gateways: Gateways;
  /** Folder whose disk fills up first: outbox, uploads and the embedded database. */
  readonly dataDir: string;
}

export interface Systems {
  readonly states: () => Promise<readonly SystemState[]>;
  readonly usage: () => Promise<readonly ResourceUsage[]>;
}

/** Response time that users notice, in milliseconds. */
const slowDatabaseMs = 500;
/** Due jobs older than this are overdue, in minutes. */
const overdueMinutes = 10;
/** Free disk space for a warning and for an alarm, in percent. */
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

/** Counts failed jobs, overdue jobs, waiting mails, and operations that the provisioner refused at first. */
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

/** Returns the free disk space of the data folder, in percent. */
async function freeDisk(dataDir: string): Promise<number> {
  const { bavail, blocks } = await statfs(dataDir);
  return Math.floor((bavail / blocks) * 100);
}

/** Measures the parts on request; processor usage is since the previous request. */
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
      // Without a container limit, the process may use all memory.
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
