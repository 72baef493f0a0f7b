import type { Db } from './database';

/** Deletes what no one can use any more. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const table of ['session', 'verification', 'registration', 'passwordReset', 'rateTry'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now).execute();
}
