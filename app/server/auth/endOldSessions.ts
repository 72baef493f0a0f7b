import { sql } from 'kysely';
import type { Db } from '../db/database';

/** More browsers than anyone has; without an end, a program that logs in again and again would fill the table. */
export const SESSIONS_PER_ACCOUNT = 50;

/** Ends the oldest sessions of an account beyond as many as it may have. */
export async function endOldSessions(db: Db, userId: string): Promise<void> {
  await sql`
    delete from "session" where "id" in (
      select "id" from "session" where "userId" = ${userId}
      order by "createdAt" desc, "id" offset ${SESSIONS_PER_ACCOUNT}
    )`.execute(db);
}
