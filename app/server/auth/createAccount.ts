import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database';
import type { RegistrationTable } from '../db/schema';
import { storeConsents } from './storeConsents';

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/**
 * Turns a verified registration into an account with password and consents, and deletes the address's other
 * registrations, atomically. Returns false if the address has an account already, from an external sign-in or a
 * concurrent use of the code.
 * The auth library's sign-up is not used: it hashes a plain password and would leave the consents outside of its
 * transaction.
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
