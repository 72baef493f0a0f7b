import type { Db } from '../db/database';

/** Status of an address. Disclosed only to its mailbox. */
export type KnownAddress =
  | { status: 'account'; userId: string }
  | { status: 'registered' }
  | { status: 'unknown' };

/** Finds the account of an address, or its unverified registration. */
export async function findAddress(db: Db, email: string): Promise<KnownAddress> {
  const account = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  if (account) return { status: 'account', userId: account.id };
  const waiting = await db
    .selectFrom('registration')
    .select('id')
    .where('email', '=', email)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return waiting ? { status: 'registered' } : { status: 'unknown' };
}
