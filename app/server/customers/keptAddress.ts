import type { Db } from '../db/database';

/** Finds the address of the account that a merged one was joined with; null if it was not merged. */
export async function keptAddress(db: Db, userId: string): Promise<string | null> {
  const kept = await db
    .selectFrom('customer')
    .innerJoin('user', 'user.id', 'customer.mergedInto')
    .select('user.email')
    .where('customer.userId', '=', userId)
    .executeTakeFirst();
  return kept?.email ?? null;
}
