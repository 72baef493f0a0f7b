import type { Db } from '../db/database';

/** Finds the address of the account that a merged one was joined with; null if it was not merged. */
export async function keptAddress(db: Db, userId: string): Promise<string | null> {
  const customer = await db
    .selectFrom('customer')
    .select('mergedInto')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!customer?.mergedInto) return null;
  const kept = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', customer.mergedInto)
    .executeTakeFirst();
  return kept?.email ?? null;
}
