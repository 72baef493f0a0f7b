import { randomUUID } from 'node:crypto';
import { DOCUMENT_VERSION } from '@/domain/auth/constants';
import type { RegistrationPayload } from '@/domain/auth/payloads';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';

const UNIQUE_VIOLATION = '23505';

/** After this long without verification, an address is free again. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/**
 * Stores the unverified account, its password and its four consents, all or nothing.
 *
 * Not done by the auth library's sign-up: that pretends success for a taken e-mail, and the consents would stand
 * outside its transaction. The database's unique e-mail decides between two registrations at the same moment.
 */
export async function createAccount(
  db: Db,
  payload: RegistrationPayload,
  passwordHash: string,
): Promise<void> {
  const userId = randomUUID();
  const { email, firstName, lastName, countryCode, region, agreements } = payload;
  try {
    await db.transaction().execute(async (tx) => {
      // Otherwise a mistyped or maliciously registered address would stay blocked, under a stranger's password.
      await tx
        .deleteFrom('user')
        .where('email', '=', email)
        .where('emailVerified', '=', false)
        .where('createdAt', '<', new Date(Date.now() - ABANDONED_AFTER_MS))
        .execute();
      await tx
        .insertInto('user')
        .values({
          id: userId,
          name: `${firstName} ${lastName}`,
          email,
          emailVerified: false,
          firstName,
          lastName,
          countryCode,
          region,
        })
        .execute();
      await tx
        .insertInto('account')
        .values({
          id: randomUUID(),
          accountId: userId,
          providerId: 'credential',
          userId,
          password: passwordHash,
        })
        .execute();
      await tx
        .insertInto('consent')
        .values(Object.keys(agreements).map((document) => ({ userId, document, version: DOCUMENT_VERSION })))
        .execute();
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem(409, 'emailTaken');
    throw error;
  }
}
