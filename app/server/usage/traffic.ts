import { sql } from 'kysely';
import type { usageContract } from '@app/contract/usage';
import { momentsOf } from '@/domain/servers/metrics';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { timeZoneOf } from '../settings/storedSettings';
import { bytesOf, monthTraffic } from './monthTraffic';

/** Maximum number of servers measured for one answer. */
const mostServers = 50;

/** Returns the traffic of the account's servers. A server that is not measured hides no other. */
export const traffic: Handlers<typeof usageContract>['traffic'] = async ({ db, caller, views, now }) => {
  const rows = await db
    .selectFrom('server')
    .select(['id', 'domain'])
    .where('userId', '=', caller.id)
    .orderBy('id')
    .limit(mostServers)
    .execute();
  const { from, to, stepSeconds, points } = momentsOf('week', now);
  const items = rows.map(async ({ id, domain }) => {
    const measured = await views.metrics(id, { from, to, points }).catch(() => null);
    const bytes = measured ? bytesOf(measured.points, stepSeconds) : { received: null, sent: null };
    return { serverId: String(id), domain, ...bytes };
  });
  return { from: toIsoDateTime(from), to: toIsoDateTime(to), items: await Promise.all(items) };
};

/** Returns the traffic of a server in its billing month, and the allowance of its plan. */
export const trafficOf: Handlers<typeof usageContract>['trafficOf'] = async ({
  db,
  caller,
  params: { id },
  views,
  now,
}) => {
  const server = await foundServer(serverRow(db, caller.id, id));
  const plan = await db
    .selectFrom('plan')
    .select('trafficGb')
    .where(sql<boolean>`"name" = ${server.tariff}`)
    .executeTakeFirst();
  const zone = await timeZoneOf(db);
  return monthTraffic(views, { ...server, trafficGb: plan?.trafficGb ?? null }, { zone, now });
};
