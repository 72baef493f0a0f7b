import type { Server, ServerId } from '@/domain/server';
import { awaitedTariffs, isTariffBill, withAwaited } from '@/domain/servers/awaitedTariff';
import { endUnpaid } from '../billing/payments';
import type { Db } from '../db/database';

/* Bills for another tariff, which its server waits for (D28). */

const openBills = (db: Db, userId: string) =>
  db
    .selectFrom('payment')
    .where('userId', '=', userId)
    .where('status', '=', 'Pending')
    .where('entries', 'is not', null)
    .orderBy('id');

/** Servers of an account, each with the tariff that it waits for. */
export async function withAwaitedTariffs(
  db: Db,
  userId: string,
  servers: readonly Server[],
): Promise<readonly Server[]> {
  if (servers.length === 0) return servers;
  const awaited = awaitedTariffs(await openBills(db, userId).select(['id', 'entries']).execute());
  return awaited.size === 0 ? servers : servers.map((server) => withAwaited(server, awaited));
}

/** The same for one. */
export async function withAwaitedTariff(db: Db, userId: string, server: Server): Promise<Server> {
  const [found = server] = await withAwaitedTariffs(db, userId, [server]);
  return found;
}

/**
 * Cancels what waits for another tariff of this server, and marks its notices as read: a new request takes its place. The
 * caller holds the customer's lock and announces `account`, `payments` and `notifications`.
 */
export async function cancelTariffBills(tx: Db, userId: string, id: ServerId, now: Date): Promise<void> {
  const rows = await openBills(tx, userId).selectAll().forUpdate().execute();
  for (const row of rows) if (isTariffBill(row, id)) await endUnpaid(tx, row, { to: 'canceled' }, now);
}
