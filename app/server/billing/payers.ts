import type { Payer } from '@/domain/payment/payer';
import type { Db } from '../db/database';

/** On whose behalf an account may pay, in the order in which they were added. */
export async function payersOf(db: Db, userId: string): Promise<readonly Payer[]> {
  const rows = await db
    .selectFrom('payer')
    .select(['id', 'draft'])
    .where('userId', '=', userId)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ id, draft }) => (draft ? [{ ...draft, id }] : []));
}
