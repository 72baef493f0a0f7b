import type { Db } from '../db/database';

/** Removes what was registered for an address and never proved to be its owner's; a verified account stays. */
export async function dropPendingRegistration(db: Db, email: string): Promise<void> {
  await db.deleteFrom('user').where('email', '=', email).where('emailVerified', '=', false).execute();
}
