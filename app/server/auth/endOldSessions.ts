import { sql } from 'kysely';
import type { Db } from '../db/database';

/** More browsers than anyone has. Without a limit, a program that keeps logging in would fill the table. */
export const SESSIONS_PER_ACCOUNT = 50;

/** Deletes an account's oldest sessions above the limit. */
export async function endOldSessions(db: Db, userId: string): Promise<void> {
  await sql`
    delete from "session" where "id" in (
      select "id" from "session" where "userId" = ${userId}
      order by "createdAt" desc, "id" offset ${SESSIONS_PER_ACCOUNT}
    )`.execute(db);
}
