import type { RenewedServer } from '@/domain/renewal/balanceForecast';
import type { Server, ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { serverColumns, toServer } from './store';

/** Returns an account's servers, oldest first. */
export async function serversOf(db: Db, userId: string): Promise<readonly Server[]> {
  const rows = await db
    .selectFrom('server')
    .select(serverColumns)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(toServer);
}

/** Returns the data that decides the renewal dates of an account's auto-renewed servers. */
export const renewedServersOf = (db: Db, userId: string): Promise<readonly RenewedServer[]> =>
  db
    .selectFrom('server')
    .select(['endDate', 'graceDays', 'anchorDay', 'monthlyPrice', 'nextPrices'])
    .select(['autoRenewal', 'renewalPeriod', 'leavesOn', 'status'])
    .where('userId', '=', userId)
    .where('autoRenewal', '=', true)
    .execute();

/** Returns those of an account's servers with these ids. */
export async function serversNamed(
  db: Db,
  userId: string,
  ids: readonly ServerId[],
): Promise<readonly Server[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('server')
    .select(serverColumns)
    .where('userId', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(toServer);
}

/** Query for an account's server with all columns. */
export const serverRow = (db: Db, userId: string, id: ServerId) =>
  db.selectFrom('server').selectAll().where('userId', '=', userId).where('id', '=', id);

/** Returns the server, or throws the refusal. Another account's server looks like a missing one. */
export async function foundServer(query: ReturnType<typeof serverRow>) {
  const row = await query.executeTakeFirst();
  if (!row) throw refusal('notFound');
  return row;
}
