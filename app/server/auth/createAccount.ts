import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database';
import type { RegistrationTable } from '../db/schema';
import { storeConsents } from './storeConsents';

const UNIQUE_VIOLATION = '23505';

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/**
 * Makes a verified registration an account with its password and its consents, and ends every other registration of the
 * address; all or nothing. False when the address has an account by now: an external sign-in, or the same code used a
 * moment earlier, was first.
 *
 * Not done by the auth library's sign-up: that would hash a password it is given in plain, and the consents would stand
 * outside its transaction.
 */
export async function createAccount(db: Db, registration: Selectable<RegistrationTable>): Promise<boolean> {
  const { id, email, passwordHash, firstName, lastName, countryCode, region } = registration;
  const { acceptedAt, documentVersion: version } = registration;
  try {
    await db.transaction().execute(async (tx) => {
      const name = `${firstName} ${lastName}`;
      await tx
        .insertInto('user')
        .values({ id, name, email, emailVerified: true, firstName, lastName, countryCode, region })
        .execute();
      await tx
        .insertInto('account')
        .values({
          id: randomUUID(),
          accountId: id,
          providerId: 'credential',
          userId: id,
          password: passwordHash,
        })
        .execute();
      await storeConsents(tx, id, { version, acceptedAt });
      await tx.deleteFrom('registration').where('email', '=', email).execute();
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
