import { APIError } from 'better-auth/api';
import { isOpenAccount } from '@/domain/admin/user';
import type { Db } from '../db/database';
import type { CurrentSettings } from '../settings/currentSettings';
import { refusal } from '../http/refusal';
import { endOldSessions } from './endOldSessions';

/** Refusal of a session for a suspended account (D33). */
export const SUSPENDED = 'suspended';

/** Whether an account is suspended or merged, which refuses every way of signing in (D33). */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const customer = await db
    .selectFrom('customer')
    .select('status')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return !isOpenAccount(customer?.status ?? null);
}

/** Refuses a session for a suspended account, before any way of signing in. */
export async function refuseSuspended(db: Db, userId: string): Promise<void> {
  if (await isSuspended(db, userId)) throw new APIError('FORBIDDEN', { code: SUSPENDED });
}

/** Converts the auth library's refusal of a session. */
export function refusedSession({ settings }: { readonly settings: CurrentSettings }, code: string): Error {
  return code === SUSPENDED
    ? refusal('suspended', { supportEmail: settings.current().supportEmail })
    : new Error(`The auth library refused a session: ${code}`);
}

/**
 * Called after a session was created, in case an administrator suspended the account meanwhile. The first statement
 * waits for that to commit (admin/users.ts locks the same row); a later suspension ends this session too.
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
    .where('customer.status', '<>', 'Active')
    .execute();
  await endOldSessions(db, userId);
}
