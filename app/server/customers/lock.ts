import type { Db } from '../db/database';

const lock = (tx: Db, userId: string) =>
  tx.selectFrom('customer').select('userId').where('userId', '=', userId).forUpdate();

/** The first lock of every act that moves an account's money or servers: such acts happen one after another. */
export async function lockCustomer(tx: Db, userId: string): Promise<void> {
  await lock(tx, userId).executeTakeFirstOrThrow();
}

/** The same of an account that may have been deleted meanwhile. */
export async function lockCustomerIfThere(tx: Db, userId: string): Promise<void> {
  await lock(tx, userId).executeTakeFirst();
}

/** Opens an account whose owner has not been here yet; it begins without the sample. */
export async function ensureCustomer(tx: Db, userId: string): Promise<void> {
  await tx
    .insertInto('customer')
    .values({ userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
