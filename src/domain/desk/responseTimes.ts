import type { IsoDateTime } from '@/domain/time/dates';

/** Moments that response times are computed from; null for an event that has not happened. */
export interface TicketTimes {
  openedAt: IsoDateTime;
  firstAnsweredAt: IsoDateTime | null;
  closedAt: IsoDateTime | null;
}

/** A measured duration, in whole minutes. */
export interface ResponseFigure {
  /** Number of measured tickets. */
  count: number;
  /** Median; null without tickets. */
  median: number | null;
  /** 90th percentile; null without tickets. */
  ninetieth: number | null;
}

/** First response and resolution times of the tickets opened in a period. */
export interface ResponseReport {
  days: number;
  opened: number;
  firstResponse: ResponseFigure;
  resolution: ResponseFigure;
  /** Whether only business hours count. */
  isBusinessTime: boolean;
}

/** Period of the report on the queue's page, in days. */
export const reportDays = 30;

/** Nearest-rank percentile: the smallest value that at least this share of the values does not exceed. */
function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Time between two moments in milliseconds. */
type Measure = (from: Date, to: Date) => number;

const elapsed: Measure = (from, to) => to.getTime() - from.getTime();

function figureOf(
  spans: readonly (readonly [from: IsoDateTime, to: IsoDateTime | null])[],
  measure: Measure,
): ResponseFigure {
  const minutes = spans
    .flatMap(([from, to]) => (to === null ? [] : [Math.max(0, measure(new Date(from), new Date(to)))]))
    .map((milliseconds) => Math.floor(milliseconds / 60_000))
    .toSorted((a, b) => a - b);
  return { count: minutes.length, median: percentile(minutes, 0.5), ninetieth: percentile(minutes, 0.9) };
}

/**
 * Computes the times to the first human answer and to the closing of tickets.
 *
 * @param businessClock measures business hours only; without it all time counts
 */
export function responseReport(
  tickets: readonly TicketTimes[],
  businessClock: Measure | null = null,
): ResponseReport {
  const measure = businessClock ?? elapsed;
  return {
    days: reportDays,
    opened: tickets.length,
    firstResponse: figureOf(
      tickets.map((each) => [each.openedAt, each.firstAnsweredAt]),
      measure,
    ),
    resolution: figureOf(
      tickets.map((each) => [each.openedAt, each.closedAt]),
      measure,
    ),
    isBusinessTime: businessClock !== null,
  };
}
