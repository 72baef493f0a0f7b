import { samplePrices } from './prices';
import type { Server } from '@/domain/servers/server';
import type { ServerOverview } from '@/domain/servers/serverDetails';
import { machineOf } from '@/domain/servers/machine';
import { momentsOf, type MetricsRange, type ServerMetrics } from '@/domain/servers/metrics';
import { toIsoDateTime } from '@/domain/time/dates';
import { samplePlans } from './plans';
import { makeServerDetails } from './serverDetails';
import { sampleCurve } from './serverLoad';
import { makeEditableServer } from './serverSettings';
import { sampleDay } from './sampleDay';

/** Makes the page data of a sample server. */
export function makeServerOverview(server: Server, changes: Partial<ServerOverview> = {}): ServerOverview {
  return {
    settings: { ...makeEditableServer(server), version: '1', prices: samplePrices },
    addresses: makeServerDetails(server).addresses,
    machine: machineOf(samplePlans, server),
    operation: null,
    isBusy: false,
    ...changes,
  };
}

/** Makes load and traffic of a sample server at noon of the sample day. */
export function makeServerMetrics(
  server: Pick<Server, 'id'>,
  range: MetricsRange = 'day',
  ran?: (moment: Date) => boolean,
): ServerMetrics {
  const moments = momentsOf(range, new Date(`${sampleDay}T12:00:00Z`));
  return {
    from: toIsoDateTime(moments.from),
    to: toIsoDateTime(moments.to),
    stepSeconds: moments.stepSeconds,
    points: sampleCurve(server.id, moments, ran),
  };
}
