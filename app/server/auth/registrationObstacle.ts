import type { Db } from '../db/database';
import { settingsOf } from '../settings/storedSettings';

/** Why nobody may open an account with an address. */
export type RegistrationObstacle = 'registrationClosed' | 'invitationNeeded';

/**
 * Returns why the settings allow no account for this address; null if they do. It depends on open invitations of
 * colleagues only, so that it does not reveal whether the address has an account.
 */
export async function registrationObstacle(
  db: Db,
  email: string,
  now: Date,
): Promise<RegistrationObstacle | null> {
  const { registration } = await settingsOf(db);
  if (registration === 'open') return null;
  if (registration === 'closed') return 'registrationClosed';
  const invitation = await db
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst();
  return invitation ? null : 'invitationNeeded';
}
