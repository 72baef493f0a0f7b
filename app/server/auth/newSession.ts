import { APIError } from 'better-auth/api';
import type { Db } from '../db/database';
import type { CurrentSettings } from '../settings/currentSettings';
import { keptAddress } from '../customers/keptAddress';
import { refusal } from '../http/refusal';
import { endOldSessions } from './endOldSessions';

/** Refusal of a session for a suspended account (D33). */
export const SUSPENDED = 'suspended';

/** Refusal of a session for an account that was merged into another one. */
const MERGED = 'merged';

const codes = { Active: null, Suspended: SUSPENDED, Merged: MERGED } as const;

/** Code by which an account refuses every way of signing in (D33); null if it is open. */
export async function closureOf(db: Db, userId: string): Promise<(typeof codes)[keyof typeof codes]> {
  const customer = await db
    .selectFrom('customer')
    .select('status')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return codes[customer?.status ?? 'Active'];
}

/** Refuses a session for a suspended or merged account, before any way of signing in. */
export async function refuseClosed(db: Db, userId: string): Promise<void> {
  const code = await closureOf(db, userId);
  if (code !== null) throw new APIError('FORBIDDEN', { code });
}

/** Converts the auth library's refusal of a session. The person has proved that the account is theirs. */
export async function refusedSession(
  { db, settings }: { readonly db: Db; readonly settings: CurrentSettings },
  code: string,
  userId: string | undefined,
): Promise<Error> {
  if (code === SUSPENDED) return refusal('suspended', { supportEmail: settings.current().supportEmail });
  const email = code === MERGED && userId !== undefined ? await keptAddress(db, userId) : null;
  return email === null
    ? new Error(`The auth library refused a session: ${code}`)
    : refusal('signInMerged', { email });
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
