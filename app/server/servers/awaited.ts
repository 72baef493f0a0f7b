import type { PricedSettings } from '@/domain/servers/serverSettings';
import type { Server, ServerId } from '@/domain/servers/server';
import { awaitedOptionsOf, awaitedTariffs, isPricedBy, withAwaited } from '@/domain/servers/awaitedTariff';
import { endUnpaid } from '../consequences/money';
import type { Db } from '../db/database';
import { toServer } from '../serverStore/store';
import type { StoredServer } from '../serverStore/tables';

/* Open payments for servers: awaited changes (D28, D38) and expired price promises (D39). */

const openBills = (db: Db, userId: string) =>
  db
    .selectFrom('payment')
    .where('userId', '=', userId)
    .where('status', '=', 'Pending')
    .where((eb) => eb.or([eb('entries', 'is not', null), eb('options', 'is not', null)]))
    .orderBy('id');

/** Adds the awaited tariff to each server of an account. */
export async function withAwaitedTariffs(
  db: Db,
  userId: string,
  servers: readonly Server[],
): Promise<readonly Server[]> {
  if (servers.length === 0) return servers;
  const awaited = awaitedTariffs(await openBills(db, userId).select(['id', 'entries']).execute());
  return awaited.size === 0 ? servers : servers.map((server) => withAwaited(server, awaited));
}

/** Adds the awaited tariff to one server. */
export async function withAwaitedTariff(db: Db, userId: string, server: Server): Promise<Server> {
  const [found = server] = await withAwaitedTariffs(db, userId, [server]);
  return found;
}

/** Returns those of these servers that await a tariff. */
export async function awaitingServers(
  db: Db,
  userId: string,
  read: (ids: readonly ServerId[]) => Promise<readonly StoredServer[]>,
): Promise<readonly Server[]> {
  const awaited = awaitedTariffs(await openBills(db, userId).select(['id', 'entries']).execute());
  if (awaited.size === 0) return [];
  const rows = await read([...awaited.keys()]);
  return rows
    .map((row) => withAwaited(toServer(row), awaited))
    .filter(({ awaitedTariff }) => awaitedTariff !== null);
}

/** Returns a server's awaited options; null for none. */
export async function awaitedOptions(db: Db, userId: string, id: ServerId): Promise<PricedSettings | null> {
  const rows = await openBills(db, userId)
    .where('options', 'is not', null)
    .select(['id', 'entries', 'options'])
    .execute();
  return awaitedOptionsOf(rows, id);
}

/**
 * Cancels open payments whose price depends on a changed server (D39), with a notification each. Late money goes to the
 * balance. The caller holds the customer's lock and announces `account`, `payments` and `notifications`.
 */
export async function cancelOutdated(tx: Db, userId: string, id: ServerId, now: Date): Promise<void> {
  const rows = await openBills(tx, userId).selectAll().forUpdate().execute();
  for (const row of rows)
    if (isPricedBy(row, id)) await endUnpaid(tx, row, { to: 'canceled', reason: 'priceChanged' }, now);
}
