import { randomUUID } from 'node:crypto';
import { DOCUMENT_VERSION } from '@/domain/auth/constants';
import type { RegistrationPayload } from '@/domain/auth/payloads';
import type { Db } from '../db/database';

/** Validity of an unverified registration, in milliseconds. */
export const REGISTRATION_VALID_MS = 24 * 60 * 60 * 1000;

/** A person's registration of an address; others may register the same one. */
export interface Registration {
  readonly id: string;
  readonly email: string;
}

/**
 * Stores a registration with its password and consents, and returns its id.
 * Registrations of other browsers stay, because nobody has proved the address yet. A taken address is stored too,
 * though no code can turn it into an account, so that both cases look the same from outside.
 *
 * @param replaced this browser's earlier registration; it has one per address
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

/** Whether this registration still awaits its code. */
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
