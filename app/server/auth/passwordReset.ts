import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database';
import { passwordChanged } from './passwordChanged';
import { hashToken, makeToken } from './secretToken';

/*
 * Replaces the auth library's reset, which uses up the token before hashing, so that a busy server would cost the
 * person their link. It also stores tokens in plain text and keeps the account's other tokens valid.
 */

/** Validity of the mailed link, in milliseconds. */
const RESET_VALID_MS = 30 * 60 * 1000;

/** Creates a token for an account and stores only its hash. */
export async function makeResetToken(db: Db, userId: string): Promise<string> {
  const token = makeToken();
  await db
    .insertInto('passwordReset')
    .values({ tokenHash: hashToken(token), userId, expiresAt: new Date(Date.now() + RESET_VALID_MS) })
    .execute();
  return token;
}

/** Finds the user of a token; null if invalid. Checked before the password is hashed. */
export async function ownerOfReset(
  db: Db,
  token: string,
): Promise<{ email: string; firstName: string; lastName: string } | null> {
  const row = await db
    .selectFrom('passwordReset')
    .innerJoin('user', 'user.id', 'passwordReset.userId')
    .select(['user.email', 'user.firstName', 'user.lastName'])
    .where('tokenHash', '=', hashToken(token))
    .where('passwordReset.expiresAt', '>', new Date())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Sets a new password by a token. It uses the token up and ends the account's other links and sessions, atomically.
 * Returns the account's address; null if the token is invalid. An account from an external sign-in gets a password: the
 * mailbox is its proof as well.
 */
export async function resetPassword(db: Db, token: string, passwordHash: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('passwordReset')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', new Date())
      .returning('userId')
      .executeTakeFirst();
    if (!used) return null;
    const { userId } = used;
    await tx
      .insertInto('account')
      .values({
        id: randomUUID(),
        accountId: userId,
        providerId: 'credential',
        userId,
        password: passwordHash,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['providerId', 'accountId'])
          .doUpdateSet({ password: passwordHash, updatedAt: new Date() }),
      )
      .execute();
    await passwordChanged(tx, userId);
    await tx.deleteFrom('session').where('userId', '=', userId).execute();
    const { email } = await tx
      .selectFrom('user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return email;
  });
}
