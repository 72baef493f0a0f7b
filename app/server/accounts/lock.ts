import type { Db } from '../db/database';

/**
 * Makes whoever else moves this account's money or servers wait for the end of the transaction. The first statement of every
 * such act: what is read after it is what the ones before have left.
 */
export async function lockCustomer(tx: Db, userId: string): Promise<void> {
  await tx
    .selectFrom('customer')
    .select('userId')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
