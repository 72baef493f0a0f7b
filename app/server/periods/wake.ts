import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';

/**
 * Enqueues a check of an account's unpaid servers (D29), after money or a card was added.
 *
 * @param cause unique cause, used in the job keys
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

/** Applies another number of grace days to all servers whose period is not over; the others keep their promise. */
export async function changeGraceDays(tx: Db, graceDays: number): Promise<void> {
  await tx
    .updateTable('server')
    .set({ graceDays })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('renewalStep')
            .select('step')
            .whereRef('renewalStep.userId', '=', 'server.userId')
            .whereRef('renewalStep.serverId', '=', 'server.id')
            .whereRef('renewalStep.endDate', '=', 'server.endDate')
            .where('step', '=', 'lapsed'),
        ),
      ),
    )
    .execute();
}

/** Enqueues a check of every server, because due days start at another time. */
export async function wakeAllRenewals(tx: Db, now: Date): Promise<void> {
  await tx.updateTable('server').set({ lookAt: now }).where('lookAt', 'is not', null).execute();
}
