import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

const lock = (tx: Db, userId: string) =>
  tx.selectFrom('customer').select(['userId', 'status']).where('userId', '=', userId).forUpdate();

/**
 * Takes the first lock of every action on an account's money or servers, so that they run one after another.
 *
 * @throws Problem 401 `notSignedIn` if the account was merged meanwhile: its sessions have ended
 */
export async function lockCustomer(tx: Db, userId: string): Promise<void> {
  const { status } = await lock(tx, userId).executeTakeFirstOrThrow();
  if (status === 'Merged') throw refusal('notSignedIn');
}

/** The same for an account that may have been deleted or merged meanwhile. */
export async function lockCustomerIfThere(tx: Db, userId: string): Promise<void> {
  await lock(tx, userId).executeTakeFirst();
}

/**
 * Locks the customer who owns a row, and follows a row that a merge moves meanwhile.
 *
 * @param find reads the row's owner; undefined if it is gone, null if it has none
 * @returns the locked owner; null if there is none
 */
export async function lockOwner(
  tx: Db,
  find: () => Promise<string | null | undefined>,
): Promise<string | null> {
  let owner = await find();
  while (typeof owner === 'string') {
    await lockCustomerIfThere(tx, owner);
    const now = await find();
    if (now === owner) return owner;
    owner = now;
  }
  return null;
}

/** Creates the data of an account before its owner's first visit, without the sample. */
export async function ensureCustomer(tx: Db, userId: string): Promise<void> {
  await tx
    .insertInto('customer')
    .values({ userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
