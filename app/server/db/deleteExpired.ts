import type { Db } from './database';

/** Done jobs tell an operator what happened lately. */
const doneJobMs = 30 * 24 * 3_600_000;

/** Deletes what no one can use any more. */
export async function deleteExpired(db: Db): Promise<void> {
  const now = new Date();
  for (const table of ['session', 'verification', 'registration', 'passwordReset'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('job')
    .where('doneAt', '<', new Date(now.getTime() - doneJobMs))
    .execute();
}
