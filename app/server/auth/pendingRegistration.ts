import type { Db } from '../db/database';

/** The account of an address while it is unverified. */
export async function pendingRegistration(db: Db, email: string): Promise<string | null> {
  const account = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .executeTakeFirst();
  return account?.id ?? null;
}
