import type { IsoDateTime } from '@/domain/time/dates';
import type { ServerEvent } from './serverDetails';

/** How far back load and traffic are shown. */
export const metricsRanges = ['hour', 'day', 'week'] as const;
export type MetricsRange = (typeof metricsRanges)[number];

const minuteMs = 60_000;

/** How far a range goes back, and how far its points are apart, in minutes. */
const spans: Readonly<Record<MetricsRange, { back: number; step: number }>> = {
  hour: { back: 60, step: 1 },
  day: { back: 24 * 60, step: 15 },
  week: { back: 7 * 24 * 60, step: 60 },
};

/** Points of one answer at most, whatever range it is of. */
export const maxPoints = 500;

/** Measurements of a server at one moment. */
export interface MetricsPoint {
  at: IsoDateTime;
  cpuPercent: number;
  memoryPercent: number;
  /** Null where the provider cannot look into the disk. */
  diskPercent: number | null;
  /** Kilobits a second. */
  receivedKbps: number;
  sentKbps: number;
}

/** Load and traffic over a range. */
export interface ServerMetrics {
  from: IsoDateTime;
  to: IsoDateTime;
  /** Between two points; where more than that lies between, nothing was measured. */
  stepSeconds: number;
  /** Oldest first; none for a server that did not run. */
  points: readonly MetricsPoint[];
}

/** A curve: one figure of every point. */
export type MetricsSeries = Exclude<keyof MetricsPoint, 'at'>;

/** Which moments a range has that ends now: whole steps, so that what was measured once stays where it is. */
export function momentsOf(range: MetricsRange, now: Date) {
  const { back, step } = spans[range];
  const stepMs = step * minuteMs;
  const to = Math.floor(now.getTime() / stepMs) * stepMs;
  const from = to - back * minuteMs;
  return { from: new Date(from), to: new Date(to), stepSeconds: step * 60, points: back / step + 1 };
}

/** How often it is worth asking again, in milliseconds. */
export function refreshMs(range: MetricsRange): number {
  return Math.min(spans[range].step, 5) * minuteMs;
}

/** Statistics of a curve. */
export interface MetricsFigures {
  min: number;
  average: number;
  max: number;
  /** The newest. */
  last: number;
}

/** Returns the statistics of a curve; null where nothing was measured. */
export function figuresOf(points: readonly MetricsPoint[], series: MetricsSeries): MetricsFigures | null {
  const values = points.map((point) => point[series]).filter((value) => value !== null);
  const last = values.at(-1);
  if (last === undefined) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return { min: Math.min(...values), average: sum / values.length, max: Math.max(...values), last };
}

/** Whether the machine runs before and after each history event; other events say nothing. */
const runs: Readonly<Partial<Record<ServerEvent['kind'], { before: boolean; after: boolean }>>> = {
  ordered: { before: false, after: false },
  activated: { before: false, after: true },
  rebooted: { before: true, after: true },
  resumed: { before: false, after: true },
  stopped: { before: true, after: false },
  suspended: { before: true, after: false },
};

/** Whether a server ran at a moment, by its history; where that tells nothing, it did. */
export function wasRunning(events: readonly Pick<ServerEvent, 'at' | 'kind'>[]): (moment: Date) => boolean {
  const changes = events
    .flatMap(({ at, kind }) => {
      const change = runs[kind];
      return change === undefined ? [] : [{ ...change, at: Date.parse(at) }];
    })
    .toSorted((one, other) => one.at - other.at);
  const first = changes[0]?.before ?? true;
  return (moment) => changes.findLast(({ at }) => at <= moment.getTime())?.after ?? first;
}
