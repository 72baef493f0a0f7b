import type { usageContract } from '@app/contract/usage';
import { momentsOf, type MetricsPoint } from '@/domain/servers/metrics';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Handlers } from '../routing/contractRoutes';

/** Maximum number of servers measured for one answer. */
const mostServers = 50;

/** Bytes in a kilobit. */
const bytesPerKilobit = 125;

const bytesOf = (points: readonly Pick<MetricsPoint, 'receivedKbps' | 'sentKbps'>[], seconds: number) => ({
  received: Math.round(
    points.reduce((sum, point) => sum + point.receivedKbps, 0) * seconds * bytesPerKilobit,
  ),
  sent: Math.round(points.reduce((sum, point) => sum + point.sentKbps, 0) * seconds * bytesPerKilobit),
});

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
