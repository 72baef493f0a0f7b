import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RegistrationPayload } from '@/domain/auth/payloads';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';
import { storeConsents } from './storeConsents';

const UNIQUE_VIOLATION = '23505';

/** Of all locks in the database, those of registrations; the second number says which address. */
const LOCK_CLASS = 4_205_173;

/** An account that is not verified by then never will be. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/**
 * Stores the unverified account, its password and its four consents, all or nothing, and says its id.
 *
 * It replaces an unverified account of the same address whole: nobody has proved that the address is theirs, so the
 * earlier registration has no better claim, and its password must not stay behind this one's verification.
 *
 * Not done by the auth library's sign-up: that pretends success for a taken e-mail, and the consents would stand
 * outside its transaction. Of two registrations at the same moment the second waits, then replaces the first.
 */
export async function createAccount(
  db: Db,
  payload: RegistrationPayload,
  passwordHash: string,
): Promise<string> {
  const userId = randomUUID();
  const { email, firstName, lastName, countryCode, region } = payload;
  try {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_CLASS)}, hashtext(${email}))`.execute(tx);
      const replaced = await tx
        .deleteFrom('user')
        .where('email', '=', email)
        .where('emailVerified', '=', false)
        .returning('id')
        .executeTakeFirst();
      if (replaced) {
        await sql`delete from "verification" where "identifier" = ${`email-verification-otp-${email}`}`.execute(
          tx,
        );
      }
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
      await storeConsents(tx, userId);
    });
    return userId;
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem(409, 'emailTaken');
    throw error;
  }
}
