import type { IsoDateTime } from '@/domain/time/dates';

/** Moments of a ticket by which response times are measured; null where it has not happened. */
export interface TicketTimes {
  openedAt: IsoDateTime;
  firstAnsweredAt: IsoDateTime | null;
  closedAt: IsoDateTime | null;
}

/** A measured span of tickets, in whole minutes. */
export interface ResponseFigure {
  /** Tickets that it was measured on. */
  count: number;
  /** Half of them took no longer; null without tickets. */
  median: number | null;
  /** Nine of ten took no longer. */
  ninetieth: number | null;
}

/** First response and resolution times of the tickets opened within some days. */
export interface ResponseReport {
  days: number;
  opened: number;
  firstResponse: ResponseFigure;
  resolution: ResponseFigure;
}

/** Days of the report on the queue's page. */
export const reportDays = 30;

/** The smallest value that at least this share of the values does not exceed (nearest rank). */
function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

function figureOf(spans: readonly (readonly [from: IsoDateTime, to: IsoDateTime | null])[]): ResponseFigure {
  const minutes = spans
    .flatMap(([from, to]) => (to === null ? [] : [Math.max(0, Date.parse(to) - Date.parse(from))]))
    .map((milliseconds) => Math.floor(milliseconds / 60_000))
    .toSorted((a, b) => a - b);
  return { count: minutes.length, median: percentile(minutes, 0.5), ninetieth: percentile(minutes, 0.9) };
}

/** Measures how long customers waited for the first answer of a person, and until their ticket was closed. */
export function responseReport(tickets: readonly TicketTimes[], days = reportDays): ResponseReport {
  return {
    days,
    opened: tickets.length,
    firstResponse: figureOf(tickets.map((each) => [each.openedAt, each.firstAnsweredAt])),
    resolution: figureOf(tickets.map((each) => [each.openedAt, each.closedAt])),
  };
}
