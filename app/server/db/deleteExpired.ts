import { ABANDONED_AFTER_MS } from '../auth/createAccount';
import type { Db } from './database';

/** Deletes what no one can use any more. With an account go its password, its consents and its sessions. */
export async function deleteExpired(db: Db): Promise<void> {
  const now = new Date();
  await db.deleteFrom('session').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verification').where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('user')
    .where('emailVerified', '=', false)
    .where('createdAt', '<', new Date(now.getTime() - ABANDONED_AFTER_MS))
    .execute();
}
