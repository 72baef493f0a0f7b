import { keptAddress } from '../customers/keptAddress';
import type { Db } from '../db/database';

/** Status of an address. Disclosed only to its mailbox. */
export type KnownAddress =
  /** Merged into the account with the address `kept`. */
  | { status: 'merged'; userId: string; kept: string }
  | { status: 'account'; userId: string }
  | { status: 'registered' }
  | { status: 'unknown' };

/** Finds the account of an address, or its unverified registration. */
export async function findAddress(db: Db, email: string): Promise<KnownAddress> {
  const account = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  if (account) {
    const kept = await keptAddress(db, account.id);
    return kept === null
      ? { status: 'account', userId: account.id }
      : { status: 'merged', userId: account.id, kept };
  }
  const waiting = await db
    .selectFrom('registration')
    .select('id')
    .where('email', '=', email)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return waiting ? { status: 'registered' } : { status: 'unknown' };
}
