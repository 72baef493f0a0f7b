import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';

/**
 * Has the servers of an account looked at whose period is over and not paid for (D29): money has come, or a card that may pay.
 *
 * @param cause what it was, once: a job for each server is stored under it
 */
export async function wakeRenewals(tx: Db, userId: string, cause: string, now: Date): Promise<void> {
  const lapsed = await tx
    .selectFrom('renewalStep')
    .innerJoin('server', (join) =>
      join
        .onRef('server.userId', '=', 'renewalStep.userId')
        .onRef('server.id', '=', 'renewalStep.serverId')
        .onRef('server.endDate', '=', 'renewalStep.endDate'),
    )
    .select('serverId')
    .where('renewalStep.userId', '=', userId)
    .where('step', '=', 'lapsed')
    .orderBy('serverId')
    .execute();
  await enqueue(
    tx,
    lapsed.map(({ serverId }) => ({
      kind: 'renewal' as const,
      key: `renewal:${serverId}:${cause}`,
      payload: { serverId },
      runAt: now,
    })),
  );
}

/** Has every server looked at again, because the days that its steps are due on begin at another moment. */
export async function wakeAllRenewals(tx: Db, now: Date): Promise<void> {
  await tx.updateTable('server').set({ lookAt: now }).where('lookAt', 'is not', null).execute();
}
