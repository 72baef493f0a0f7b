import type { Db } from '../db/database';

/** The first lock of every act that moves an account's money or servers: such acts happen one after another. */
export async function lockCustomer(tx: Db, userId: string): Promise<void> {
  await tx
    .selectFrom('customer')
    .select('userId')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
