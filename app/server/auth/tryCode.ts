import type { Selectable } from 'kysely';
import type { Db } from '../db/database';
import type { RegistrationTable } from '../db/schema';
import type { Registration } from './registrations';
import { CODE_TRIES, hashCode, isSameHash } from './verificationCode';

/** Result of a code. `elsewhere`: this browser has no registration of the address. */
export type CodeOutcome =
  | { status: 'right'; registration: Selectable<RegistrationTable> }
  | { status: 'wrong' | 'triesUsedUp' | 'elsewhere' };

/**
 * Tries a code on a registration. The attempt is counted before the comparison, so that parallel attempts cannot exceed
 * the limit.
 */
export async function tryCode(
  db: Db,
  { id, email }: Registration,
  code: string,
  secret: string,
): Promise<CodeOutcome> {
  const now = new Date();
  const registration = await db
    .updateTable('registration')
    .set((field) => ({ codeTries: field('codeTries', '+', 1) }))
    .where('id', '=', id)
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!registration) {
    // The account made from a registration has the same id: then the code was used already.
    const account = await db
      .selectFrom('user')
      .select('id')
      .where('id', '=', id)
      .where('email', '=', email)
      .executeTakeFirst();
    return { status: account ? 'wrong' : 'elsewhere' };
  }
  const { codeHash, codeExpiresAt, codeTries } = registration;
  if (codeHash === null || codeExpiresAt === null || codeExpiresAt <= now) return { status: 'wrong' };
  if (codeTries > CODE_TRIES) return { status: 'triesUsedUp' };
  return isSameHash(codeHash, hashCode(id, code, secret))
    ? { status: 'right', registration }
    : { status: 'wrong' };
}
