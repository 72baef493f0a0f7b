import type { Db } from '../db/database';

/** What an address is to us. Only its mailbox may be told. */
export type KnownAddress =
  | { status: 'account'; userId: string }
  | { status: 'registered' }
  | { status: 'unknown' };

/** Whose account an address is, or whether somebody has registered it and not entered the code yet. */
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
