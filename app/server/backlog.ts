import { sql } from 'kysely';
import type { Db } from './db/database';
import type { Backlog } from './metrics/metrics';

/** Counts waiting and failed jobs, and open tickets. */
export async function countBacklog(db: Db): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select count(*) from "job" where "doneAt" is null and "failedAt" is null)::integer as "jobsWaiting",
      (select count(*) from "job" where "failedAt" is not null)::integer as "jobsGivenUp",
      (select count(*) from "ticket" where "status" <> 'closed' and not "isArchived")::integer as "ticketsOpen"`.execute(
    db,
  );
  return rows[0] ?? { jobsWaiting: 0, jobsGivenUp: 0, ticketsOpen: 0 };
}
