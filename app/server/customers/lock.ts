import type { Db } from '../db/database';

const lock = (tx: Db, userId: string) =>
  tx.selectFrom('customer').select('userId').where('userId', '=', userId).forUpdate();

/** Takes the first lock of every action on an account's money or servers, so that they run one after another. */
export async function lockCustomer(tx: Db, userId: string): Promise<void> {
  await lock(tx, userId).executeTakeFirstOrThrow();
}

/** The same for an account that may have been deleted meanwhile. */
export async function lockCustomerIfThere(tx: Db, userId: string): Promise<void> {
  await lock(tx, userId).executeTakeFirst();
}

/** Creates the data of an account before its owner's first visit, without the sample. */
export async function ensureCustomer(tx: Db, userId: string): Promise<void> {
  await tx
    .insertInto('customer')
    .values({ userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
