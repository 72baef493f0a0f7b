import { isConfirmed } from '@/domain/admin/confirmation';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Caller } from './caller';

/**
 * Refuses a sensitive action unless the session was opened, or confirmed by the password, in the last ten minutes.
 * Accounts without a password sign in elsewhere and have nothing to enter.
 *
 * @throws Problem 403 `passwordNeeded`
 */
export async function requirePassword(
  db: Db,
  { id, confirmedAt }: Pick<Caller, 'id' | 'confirmedAt'>,
  now: Date,
): Promise<void> {
  if (isConfirmed(confirmedAt, now)) return;
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', id)
    .where('password', 'is not', null)
    .executeTakeFirst();
  if (found) throw refusal('passwordNeeded');
}
