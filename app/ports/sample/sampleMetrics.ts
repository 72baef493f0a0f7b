import { toIsoDateTime } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import { momentsOf, wasRunning, type MetricsRange, type ServerMetrics } from '@/domain/servers/metrics';
import { sampleCurve } from '@/sample-data/serverLoad';

/** Returns a demo server's metrics over a range that ends now. The times when its history shows it off are left out. */
export function sampleMetrics(
  id: ServerId,
  range: MetricsRange,
  { now, events }: { now: Date; events: readonly ServerEvent[] },
): ServerMetrics {
  const moments = momentsOf(range, now);
  return {
    from: toIsoDateTime(moments.from),
    to: toIsoDateTime(moments.to),
    stepSeconds: moments.stepSeconds,
    points: sampleCurve(id, moments, wasRunning(events)),
  };
}
