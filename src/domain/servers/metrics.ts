import type { IsoDateTime } from '@/domain/time/dates';
import type { ServerEvent } from './serverDetails';

/** Ranges of load and traffic charts. */
export const metricsRanges = ['hour', 'day', 'week', 'month'] as const;
export type MetricsRange = (typeof metricsRanges)[number];

const minuteMs = 60_000;

/** Length of a range and distance of its points, in minutes. */
const spans: Readonly<Record<MetricsRange, { back: number; step: number }>> = {
  hour: { back: 60, step: 1 },
  day: { back: 24 * 60, step: 15 },
  week: { back: 7 * 24 * 60, step: 60 },
  month: { back: 30 * 24 * 60, step: 120 },
};

/** Maximum number of points in one answer. */
export const maxPoints = 500;

/** Measurements of a server at one moment. */
export interface MetricsPoint {
  at: IsoDateTime;
  cpuPercent: number;
  memoryPercent: number;
  /** Null if the provider cannot read the disk usage. */
  diskPercent: number | null;
  /** Kilobits a second. */
  receivedKbps: number;
  sentKbps: number;
}

/** Load and traffic over a range. */
export interface ServerMetrics {
  from: IsoDateTime;
  to: IsoDateTime;
  /** Seconds between points; a larger gap means missing measurements. */
  stepSeconds: number;
  /** Oldest first; empty for a server that did not run. */
  points: readonly MetricsPoint[];
}

/** Measured values of a chart. */
export type MetricsSeries = Exclude<keyof MetricsPoint, 'at'>;

/** Returns the moments of a range that ends now, aligned to whole steps so that points do not shift. */
export function momentsOf(range: MetricsRange, now: Date) {
  const { back, step } = spans[range];
  const stepMs = step * minuteMs;
  const to = Math.floor(now.getTime() / stepMs) * stepMs;
  const from = to - back * minuteMs;
  return { from: new Date(from), to: new Date(to), stepSeconds: step * 60, points: back / step + 1 };
}

/** Polling interval, in milliseconds. */
export function refreshMs(range: MetricsRange): number {
  return Math.min(spans[range].step, 5) * minuteMs;
}

/** Statistics of a curve. */
export interface MetricsFigures {
  min: number;
  average: number;
  max: number;
  /** Latest value. */
  last: number;
}

/** Returns the statistics of a series; null without measurements. */
export function figuresOf(points: readonly MetricsPoint[], series: MetricsSeries): MetricsFigures | null {
  const values = points.map((point) => point[series]).filter((value) => value !== null);
  const last = values.at(-1);
  if (last === undefined) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return { min: Math.min(...values), average: sum / values.length, max: Math.max(...values), last };
}

/** Whether the machine runs before and after each history event; other events have no effect. */
const runs: Readonly<Partial<Record<ServerEvent['kind'], { before: boolean; after: boolean }>>> = {
  ordered: { before: false, after: false },
  activated: { before: false, after: true },
  rebooted: { before: true, after: true },
  resumed: { before: false, after: true },
  stopped: { before: true, after: false },
  suspended: { before: true, after: false },
};

/** Returns a function that says whether a server was running at a moment. Without history, it was. */
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
