import type { LoginPayload } from '@/domain/auth/payloads';
import type { Db } from '../db/database';
import type { Auth } from './createAuth';

/** An address may have any number of registrations, and each comparison costs a hash. */
const MOST_COMPARED = 3;

/**
 * The registration of an address that has this password: of this browser's own and the newest ones, which are compared
 * at the same time. Whether the address has an account makes no difference: a registration of a taken address would
 * otherwise tell that it is.
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
  if (registrations.length === 0) return null;
  const context = await auth.$context;
  const matches = await Promise.all(
    registrations.map(({ passwordHash: hash }) => context.password.verify({ hash, password })),
  );
  return registrations.find((_, index) => matches[index])?.id ?? null;
}
