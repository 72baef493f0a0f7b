import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../db/database';
import { passwordChanged } from './passwordChanged';

/*
 * Not the auth library's reset: that uses a token up before the password is hashed, so a busy server would cost the
 * person their link, and it keeps tokens as they are and the others of the account alive.
 */

/** How long the link in the mail works, in milliseconds. */
const RESET_VALID_MS = 30 * 60 * 1000;

/** As long and as random as a session's: no key is needed to keep it from being tried out. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new token for an account, stored only as its hash. */
export async function makeResetToken(db: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('passwordReset')
    .values({ tokenHash: hashOf(token), userId, expiresAt: new Date(Date.now() + RESET_VALID_MS) })
    .execute();
  return token;
}

/** Finds the user whose password a token sets; null for an invalid one. Checked before a password is hashed for it. */
export async function ownerOfReset(
  db: Db,
  token: string,
): Promise<{ email: string; firstName: string; lastName: string } | null> {
  const row = await db
    .selectFrom('passwordReset')
    .innerJoin('user', 'user.id', 'passwordReset.userId')
    .select(['user.email', 'user.firstName', 'user.lastName'])
    .where('tokenHash', '=', hashOf(token))
    .where('passwordReset.expiresAt', '>', new Date())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Sets another password by a token: uses it up, and ends every other link and every session of the account; all or
 * nothing. Gives the account's address; null when it does not work (any more). An account without a password, of an
 * external sign-in, gets one: the mailbox is its proof as well.
 */
export async function resetPassword(db: Db, token: string, passwordHash: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('passwordReset')
      .where('tokenHash', '=', hashOf(token))
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
