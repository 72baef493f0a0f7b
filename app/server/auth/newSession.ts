import { APIError } from 'better-auth/api';
import type { Db } from '../db/database';
import { endOldSessions } from './endOldSessions';

/** Why somebody with the right password, or an external identity, gets no session (D33). */
export const SUSPENDED = 'suspended';

/** Before a session is opened, whichever way: none for whom an administrator has suspended. */
export async function refuseSuspended(db: Db, userId: string): Promise<void> {
  const customer = await db
    .selectFrom('customer')
    .select('status')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (customer?.status === 'Suspended') throw new APIError('FORBIDDEN', { code: SUSPENDED });
}

/**
 * After it was opened. An administrator may have suspended the account between the two: the first statement waits for that to be
 * committed (admin/users.ts locks the same row), and whoever suspends later ends this session, too.
 */
export async function sessionOpened(
  db: Db,
  { userId, device }: { readonly userId: string; readonly device: string | null },
): Promise<void> {
  const at = new Date();
  await db.updateTable('user').set({ lastLoginAt: at }).where('id', '=', userId).execute();
  await db.insertInto('signIn').values({ userId, at, device }).execute();
  await db
    .deleteFrom('session')
    .using('customer')
    .whereRef('session.userId', '=', 'customer.userId')
    .where('customer.userId', '=', userId)
    .where('customer.status', '=', 'Suspended')
    .execute();
  await endOldSessions(db, userId);
}
