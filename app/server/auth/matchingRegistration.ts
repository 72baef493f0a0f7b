import type { LoginPayload } from '@/domain/auth/payloads';
import type { Db } from '../db/database';
import type { Auth } from './createAuth';

/** An address may have any number of registrations, and each comparison costs a hash. */
const MOST_COMPARED = 3;

/**
 * The registration of an address that has this password: this browser's own and the newest ones are compared. Whether
 * the address has an account makes no difference: a registration of a taken address would otherwise tell that it is.
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
  // One after another: the call has one turn at hashing.
  for (const { id, passwordHash: hash } of registrations) {
    if (await passwords.verify({ hash, password })) return id;
  }
  return null;
}
