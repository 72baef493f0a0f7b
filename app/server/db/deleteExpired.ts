import type { Db } from './database';

/** How long the answer to an `Idempotency-Key` is repeated: no browser and no program retries a call for a month. */
const answersLastMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes what no one can use any more. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const table of ['session', 'verification', 'registration', 'passwordReset', 'rateTry'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('request')
    .where('createdAt', '<', new Date(now.getTime() - answersLastMs))
    .execute();
}
