import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import type { Server } from '@/domain/servers/server';
import type { PaidLevel } from './paidLevel';
import { termOf } from './renewal';

/*
 * Prices a server over time (D37); no other module computes with paid days. A coverage is what was paid for a run of days.
 * The paid level of a day is the monthly price, tariff and options, that the day is paid for.
 */

/** Days that something was paid for. */
export interface CoveredDays {
  readonly from: IsoDate;
  /** The first day after them. */
  readonly until: IsoDate;
}

type Paid = Pick<Server, 'paidLevels' | 'monthlyPrice' | 'endDate'>;

/** A server with all that its prices over time depend on. */
export type PricedServer = Paid & Pick<Server, 'status' | 'optionsMonthly'>;

/** A month counts as thirty days in a charge (D18). */
export const daysPerMonth = 30;

/** Removes past runs and joins neighbours of one level. */
function compact(levels: readonly PaidLevel[], today: IsoDate): readonly PaidLevel[] {
  // The last run is kept when it is past too: its discount is that of the period that ran last.
  const ahead = levels.filter(({ until }, index) => until > today || index === levels.length - 1);
  return ahead.filter((level, index) => {
    const next = ahead[index + 1];
    return !next || next.monthly !== level.monthly || next.discount !== level.discount;
  });
}

/** The paid levels of a server up to its end; days that nothing records are paid at its monthly price. */
export function levelsOf({ paidLevels, monthlyPrice, endDate }: Paid): readonly PaidLevel[] {
  const last = paidLevels.at(-1);
  if (last && last.until >= endDate) return paidLevels;
  return [...paidLevels, { until: endDate, monthly: monthlyPrice, discount: last?.discount ?? 0 }];
}

/** Days that a change raises by one difference. */
export interface ChargeLine {
  readonly days: number;
  /** Monthly price above the paid level of these days. */
  readonly difference: Money;
  /** The price of the days before the discount. */
  readonly amount: Money;
}

/** The charge for a change to another monthly price (D37.1). */
export interface LevelCharge {
  /** `saving` and the amounts of the lines, exactly. */
  readonly charge: Money;
  /** The days that are paid with it; null where no day is left. */
  readonly covers: CoveredDays | null;
  /** The days whose paid level is below the new price. */
  readonly lines: readonly ChargeLine[];
  /** The discount of the period that is running, in whole percent. */
  readonly discount: number;
  /** The discount in kopecks; zero or less. */
  readonly saving: Money;
}

/** Runs of days from today up to a day, each at one paid level. */
function daysAhead(
  server: Paid,
  today: IsoDate,
  until: IsoDate,
): readonly { days: number; monthly: Money }[] {
  let from = today;
  // Days behind the last run are days of grace: they are paid at the present price.
  return [...levelsOf(server), { until, monthly: server.monthlyPrice }].flatMap((level) => {
    const days = daysBetween(from, level.until < until ? level.until : until);
    if (days <= 0) return [];
    from = addDays(from, days);
    return [{ days, monthly: level.monthly }];
  });
}

/**
 * Prices a change to another monthly price (D37.1): the difference to the paid level of today and of every day ahead. The last
 * day and each day of grace cost one day. Past the days of grace nothing is charged: a renewal then begins on its own day.
 */
export function chargeForLevel(
  server: Paid & Pick<Server, 'status'>,
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

/** How many days a charge raises. */
export function chargedDays({ lines }: Pick<LevelCharge, 'lines'>): number {
  return lines.reduce((sum, { days }) => sum + days, 0);
}

/** The paid levels after a change to another monthly price was paid: no day ahead is below it, and none is lowered. */
export function withLevel(
  server: Paid & Pick<Server, 'status'>,
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

/** The paid levels after a period was bought (D37.3): its days get the price that holds now. */
export function withPeriod(
  server: Paid,
  until: IsoDate,
  discount: number,
  today: IsoDate,
): readonly PaidLevel[] {
  const { monthlyPrice: monthly, endDate } = server;
  // A last day or a day of grace that was raised apart belongs to the new period.
  const before = levelsOf(server).map((level) => (level.until > endDate ? { ...level, discount } : level));
  return compact([...before, { until, monthly, discount }], today);
}

/**
 * The paid levels after a paid change came to nothing: its days have their levels from before, days bought since keep theirs.
 */
export function withoutLevel(
  before: Paid,
  { paidLevels, endDate }: Pick<Server, 'paidLevels' | 'endDate'>,
  today: IsoDate,
): readonly PaidLevel[] {
  if (endDate === before.endDate) return before.paidLevels;
  return compact([...levelsOf(before), ...paidLevels.filter(({ until }) => until > before.endDate)], today);
}
