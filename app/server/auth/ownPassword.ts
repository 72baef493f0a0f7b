import type { Deps } from '../deps';
import { refusal } from '../http/refusal';
import { personOf } from '../routing/caller';
import type { OwnPasswordInput } from '../routing/ownPassword';

/** Returns the password hash of an account; null if it signs in through an external provider only. */
export async function passwordHashOf(db: Deps['db'], userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

/**
 * Requires the password of the signed-in person before a sensitive change, because an open browser proves nothing. A
 * colleague enters their own. Wrong ones are counted per person, together with those of a password change.
 *
 * @throws Problem `wrongCurrentPassword`, `noPassword`, `tooManyTries` or `passwordsBusy`
 */
export function requirePassword(
  { auth, connection, db, limiter, passwordQueue }: Deps,
  { caller, context, password }: OwnPasswordInput,
): Promise<void> {
  const person = personOf(caller);
  return passwordQueue.take(connection.clientAddress(context), async () => {
    const attempt = await limiter.take('changePasswordPerAccount', person.email);
    const hash = await passwordHashOf(db, person.id);
    if (hash === null) {
      await attempt.releaseAttempt();
      throw refusal('noPassword');
    }
    const { password: passwords } = await auth.$context;
    if (!(await passwords.verify({ hash, password }))) throw refusal('wrongCurrentPassword');
    await attempt.releaseAttempt();
  });
}
