import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import type { Server } from '@/domain/servers/server';
import type { PaidLevel } from './paidLevel';
import { termOf } from './renewal';

/*
 * Prices a server over time (D37); no other module calculates with paid days. A coverage is the payment for a run of
 * days. The paid level of a day is the monthly price, tariff and options, that the day was paid at.
 */

/** Paid days. */
export interface CoveredDays {
  readonly from: IsoDate;
  /** The first day after them. */
  readonly until: IsoDate;
}

type Paid = Pick<Server, 'paidLevels' | 'monthlyPrice' | 'endDate'>;

/** A server with all inputs of its price over time. */
export type PricedServer = Paid & Pick<Server, 'graceDays' | 'status' | 'optionsMonthly'>;

/** Charges count a month as thirty days (D18). */
export const daysPerMonth = 30;

/** Removes past runs and merges adjacent runs of one level. */
function compact(levels: readonly PaidLevel[], today: IsoDate): readonly PaidLevel[] {
  // The last run is kept even if it is past: its discount is that of the last period.
  const ahead = levels.filter(({ until }, index) => until > today || index === levels.length - 1);
  return ahead.filter((level, index) => {
    const next = ahead[index + 1];
    return !next || next.monthly !== level.monthly || next.discount !== level.discount;
  });
}

/** Returns the paid levels up to the server's end; days without a record are paid at its monthly price. */
export function levelsOf({ paidLevels, monthlyPrice, endDate }: Paid): readonly PaidLevel[] {
  const last = paidLevels.at(-1);
  if (last && last.until >= endDate) return paidLevels;
  return [...paidLevels, { until: endDate, monthly: monthlyPrice, discount: last?.discount ?? 0 }];
}

/** Days that a change raises by the same difference. */
export interface ChargeLine {
  readonly days: number;
  /** Difference to the paid level of these days, per month. */
  readonly difference: Money;
  /** Price of the days before the discount. */
  readonly amount: Money;
}

/** Charge for a change of the monthly price (D37.1). */
export interface LevelCharge {
  /** Exactly the amounts of the lines plus `saving`. */
  readonly charge: Money;
  /** Days that the charge covers; null if no day is left. */
  readonly covers: CoveredDays | null;
  /** Days whose paid level is below the new price. */
  readonly lines: readonly ChargeLine[];
  /** Discount of the current period, in whole percent. */
  readonly discount: number;
  /** The discount in kopecks; zero or less. */
  readonly saving: Money;
}

/** Splits the days from today up to a day into runs of one paid level. */
function daysAhead(
  server: Paid,
  today: IsoDate,
  until: IsoDate,
): readonly { days: number; monthly: Money }[] {
  let from = today;
  // Days after the last run are grace days, paid at the current price.
  return [...levelsOf(server), { until, monthly: server.monthlyPrice }].flatMap((level) => {
    const days = daysBetween(from, level.until < until ? level.until : until);
    if (days <= 0) return [];
    from = addDays(from, days);
    return [{ days, monthly: level.monthly }];
  });
}

/**
 * Prices a change of the monthly price (D37.1): the difference to the paid level of today and every future day. The
 * last day and each grace day cost one day. After the grace days nothing is charged, because a renewal then starts on
 * its own day.
 */
export function chargeForLevel(
  server: Paid & Pick<Server, 'graceDays' | 'status'>,
  monthly: Money,
  today: IsoDate,
): LevelCharge {
  const levels = levelsOf(server);
  const discount = (levels.find(({ until }) => until > today) ?? levels.at(-1))?.discount ?? 0;
  const none = { charge: kopecks(0), covers: null, lines: [], discount, saving: kopecks(0) };
  if (termOf(server, today) === 'over') return none;
  const tomorrow = addDays(today, 1);
  const until = server.endDate > tomorrow ? server.endDate : tomorrow;
  const raised = daysAhead(server, today, until).filter((run) => run.monthly < monthly);
  const sum = raised.reduce((total, run) => total + run.days * (monthly - run.monthly), 0);
  const charge = kopecks(Math.round((sum * (100 - discount)) / (100 * daysPerMonth)));
  const full = Math.round(sum / daysPerMonth);
  let before = 0;
  const lines = raised.map(({ days, monthly: level }): ChargeLine => {
    const difference = kopecks(monthly - level);
    const from = Math.round(before / daysPerMonth);
    before += days * difference;
    return { days, difference, amount: kopecks(Math.round(before / daysPerMonth) - from) };
  });
  return { charge, covers: { from: today, until }, lines, discount, saving: kopecks(charge - full) };
}

/** Counts the days that a charge raises. */
export function chargedDays({ lines }: Pick<LevelCharge, 'lines'>): number {
  return lines.reduce((sum, { days }) => sum + days, 0);
}

/** Returns the paid levels after paying a change: future days have at least the new price, none is lowered. */
export function withLevel(
  server: Paid & Pick<Server, 'graceDays' | 'status'>,
  monthly: Money,
  today: IsoDate,
): readonly PaidLevel[] {
  const levels = levelsOf(server);
  const { covers, discount } = chargeForLevel(server, monthly, today);
  const covered =
    covers && covers.until > (levels.at(-1)?.until ?? today)
      ? [...levels, { until: covers.until, monthly: server.monthlyPrice, discount }]
      : levels;
  const raised = covered.map((level) =>
    level.until > today && level.monthly < monthly ? { ...level, monthly } : level,
  );
  return compact(raised, today);
}

/** Returns the paid levels after buying a period (D37.3) at a monthly price. */
export function withPeriod(
  server: Paid,
  until: IsoDate,
  discount: number,
  today: IsoDate,
  monthly: Money = server.monthlyPrice,
): readonly PaidLevel[] {
  const { endDate } = server;
  // A last day or grace day that was raised separately belongs to the new period.
  const before = levelsOf(server).map((level) => (level.until > endDate ? { ...level, discount } : level));
  return compact([...before, { until, monthly, discount }], today);
}

/** Reverts a paid change: its days get their previous levels; days bought since keep theirs. */
export function withoutLevel(
  before: Paid,
  { paidLevels, endDate }: Pick<Server, 'paidLevels' | 'endDate'>,
  today: IsoDate,
): readonly PaidLevel[] {
  if (endDate === before.endDate) return before.paidLevels;
  return compact([...levelsOf(before), ...paidLevels.filter(({ until }) => until > before.endDate)], today);
}
