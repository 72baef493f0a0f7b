import type { LoginPayload } from '@/domain/auth/payloads';
import type { Db } from '../db/database';
import type { Auth } from './createAuth';

/** Limits the hashing: an address can have any number of registrations. */
const MOST_COMPARED = 3;

/**
 * Finds the registration of an address with this password among the browser's own and the newest ones. It does not
 * depend on an existing account, which would reveal that the address is taken.
 */
export async function matchingRegistration(
  auth: Auth,
  db: Db,
  { email, password }: LoginPayload,
  own: string | null,
): Promise<string | null> {
  const registrations = await db
    .selectFrom('registration')
    .select(['id', 'passwordHash'])
    .where('email', '=', email)
    .where('expiresAt', '>', new Date())
    .orderBy((field) => field('id', '=', own ?? ''), 'desc')
    .orderBy('acceptedAt', 'desc')
    .limit(MOST_COMPARED)
    .execute();
  const { password: passwords } = await auth.$context;
  // Sequential, because the call has one turn at hashing.
  for (const { id, passwordHash: hash } of registrations) {
    if (await passwords.verify({ hash, password })) return id;
  }
  return null;
}
