import type { Deps } from '../deps';
import { refusal } from '../http/refusal';
import type { ServerContext } from '../http/types';
import type { Caller } from '../routing/caller';

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
 * Requires the password of the signed-in user before a sensitive change, because an open browser proves nothing. Wrong
 * ones are counted per account, together with those of a password change.
 *
 * @throws Problem `wrongCurrentPassword`, `noPassword`, `tooManyTries` or `passwordsBusy`
 */
export function requirePassword(
  { auth, connection, db, limiter, passwordQueue }: Deps,
  { caller, context, password }: { caller: Caller; context: ServerContext; password: string },
): Promise<void> {
  return passwordQueue.take(connection.clientAddress(context), async () => {
    const attempt = await limiter.take('changePasswordPerAccount', caller.email);
    const hash = await passwordHashOf(db, caller.id);
    if (hash === null) {
      await attempt.releaseAttempt();
      throw refusal('noPassword');
    }
    const { password: passwords } = await auth.$context;
    if (!(await passwords.verify({ hash, password }))) throw refusal('wrongCurrentPassword');
    await attempt.releaseAttempt();
  });
}
