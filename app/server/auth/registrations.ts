import { randomUUID } from 'node:crypto';
import { DOCUMENT_VERSION } from '@/domain/auth/constants';
import type { RegistrationPayload } from '@/domain/auth/payloads';
import type { Db } from '../db/database';

/** A registration that is not verified by then never will be. */
export const REGISTRATION_VALID_MS = 24 * 60 * 60 * 1000;

/** One person's registration of an address; others may have theirs beside it. */
export interface Registration {
  readonly id: string;
  readonly email: string;
}

/**
 * Stores a registration with its password and its consents, and says its id.
 *
 * Those of other browsers stay as they are: nobody has proved that the address is theirs. It is stored for a taken
 * address too, where no code can make an account of it: then nothing about it is different from outside.
 *
 * @param replaced an earlier registration of this browser: it has one an address
 */
export async function storeRegistration(
  db: Db,
  payload: RegistrationPayload,
  passwordHash: string,
  replaced: string | null,
): Promise<Registration> {
  const id = randomUUID();
  const { email, firstName, lastName, countryCode, region } = payload;
  await db.transaction().execute(async (tx) => {
    if (replaced !== null)
      await tx.deleteFrom('registration').where('id', '=', replaced).where('email', '=', email).execute();
    await tx
      .insertInto('registration')
      .values({
        id,
        email,
        passwordHash,
        firstName,
        lastName,
        countryCode,
        region,
        documentVersion: DOCUMENT_VERSION,
        expiresAt: new Date(Date.now() + REGISTRATION_VALID_MS),
      })
      .execute();
  });
  return { id, email };
}

/** Whether this registration of this address still waits for its code. */
export async function isWaiting(db: Db, { id, email }: Registration): Promise<boolean> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return row !== undefined;
}
