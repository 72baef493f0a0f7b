import { billingMonthOf, gigabyte, type TrafficUse } from '@/domain/servers/traffic';
import type { MetricsPoint } from '@/domain/servers/metrics';
import { dayOfMonth, type IsoDate } from '@/domain/time/dates';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';
import type { ServerViews } from '../provisioning/provisioner';

/** Bytes in a kilobit. */
const bytesPerKilobit = 125;

/** Returns the bytes of evenly spaced measurements. */
export const bytesOf = (
  points: readonly Pick<MetricsPoint, 'receivedKbps' | 'sentKbps'>[],
  seconds: number,
) => {
  const sum = (rate: 'receivedKbps' | 'sentKbps') =>
    Math.round(points.reduce((total, point) => total + point[rate], 0) * seconds * bytesPerKilobit);
  return { received: sum('receivedKbps'), sent: sum('sentKbps') };
};

/** Distance of the measurements: a month of them fits into one request. */
const stepSeconds = 2 * 60 * 60;

interface MeasuredServer {
  readonly id: number;
  readonly anchorDay: number | null;
  readonly createdOn: IsoDate;
  /** Null for no limit. */
  readonly trafficGb: number | null;
}

/** Measures a server's traffic in its current billing month. */
export async function monthTraffic(
  views: Pick<ServerViews, 'metrics'>,
  { id, anchorDay, createdOn, trafficGb }: MeasuredServer,
  { zone, now }: { readonly zone: TimeZone; readonly now: Date },
): Promise<TrafficUse> {
  const month = billingMonthOf(dayIn(zone, now), anchorDay ?? dayOfMonth(createdOn));
  const from = startOfDay(zone, month.from);
  const steps = Math.max(1, Math.ceil((now.getTime() - from.getTime()) / 1000 / stepSeconds));
  const to = new Date(from.getTime() + steps * stepSeconds * 1000);
  const measured = await views.metrics(id, { from, to, points: steps + 1 }).catch(() => null);
  // The first measurement is the average of the step before the month.
  const counted = measured?.points.filter(({ at }) => Date.parse(at) > from.getTime());
  const bytes = counted && bytesOf(counted, stepSeconds);
  return {
    ...month,
    used: bytes ? bytes.received + bytes.sent : null,
    allowance: trafficGb === null ? null : trafficGb * gigabyte,
  };
}
