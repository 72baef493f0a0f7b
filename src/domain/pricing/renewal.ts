import { stateOf } from '../servers/serverStates';
import { addMonths, dayOfMonth, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { graceDays } from '../renewal/graceDays';
import type { Server } from '@/domain/servers/server';
import { monthsOf, periodPrice, type PeriodId } from './period';

/** No more servers are renewed in one go: their numbers stand in the address, their prices on one page. */
export const renewedAtOnce = 100;

/** Whether what was paid for is over. The last day is still paid for. */
export function isExpired(endDate: IsoDate, today: IsoDate): boolean {
  return endDate < today;
}

/** Server fields that decide the first day of a renewal. */
type Ending = Pick<Server, 'endDate' | 'status'>;

/**
 * State of a server's paid period: current, in days of grace, or over. In the days of grace the period is over while
 * the server runs on unpaid (D29). Days are counted from the end date: where the portal noticed it late, the server
 * runs longer, and the customer is not charged for that.
 */
export type Term = 'current' | 'grace' | 'over';

export function termOf({ endDate, status }: Ending, today: IsoDate): Term {
  if (!isExpired(endDate, today)) return 'current';
  return !stateOf(status).hasNoGrace && daysBetween(endDate, today) <= graceDays ? 'grace' : 'over';
}

/**
 * The first day that a renewal pays for (D29, LEDGER-11): the present end date, with which whoever pays within the days of grace
 * gets no day for nothing; today where the term is over, because nobody pays for days on which the server did not run. The day
 * that decides is the one on which the money is there.
 */
export function renewedFrom(server: Ending, today: IsoDate): IsoDate {
  return termOf(server, today) === 'over' ? today : server.endDate;
}

/** Server fields that decide on which day of a month its periods end. */
type Anchored = Ending & Pick<Server, 'anchorDay'>;

/**
 * The day of the month on which periods end that are paid today (D40): the one on which the server was bought, which a shorter
 * month only hides. A server whose term is over is bought anew, and an end date that somebody has moved is an anchor of its own.
 */
export function anchorAt(server: Anchored, today: IsoDate): number {
  const from = renewedFrom(server, today);
  const { anchorDay } = server;
  const isKept =
    anchorDay !== null && termOf(server, today) !== 'over' && addMonths(from, 0, anchorDay) === from;
  return isKept ? anchorDay : dayOfMonth(from);
}

/** The end date once a period is paid today. */
export function renewedUntil(server: Anchored, today: IsoDate, period: PeriodId): IsoDate {
  return addMonths(renewedFrom(server, today), monthsOf(period), anchorAt(server, today));
}

/** Price of renewing servers for a period (D15), in the lines of its receipt. Every sum is in kopecks. */
export interface RenewalQuote {
  /** Month by month, before the discount. */
  base: Money;
  /** Zero or less: the discount for the period, in money, rounding to whole rubles included. */
  discount: Money;
  /** Zero, or what rounding up to whole rubles adds where no discount swallows it. */
  rounding: Money;
  /** Amount to pay: exactly `base + discount + rounding`. It is also the sum of the servers' own prices. */
  total: Money;
}

/** Prices a renewal of servers that cost this much a month (D15). Each is rounded by itself, as in the cart. */
export function quoteRenewal(monthly: readonly Money[], period: PeriodId): RenewalQuote {
  const months = monthsOf(period);
  const base = kopecks(sumMoney(monthly) * months);
  const total = sumMoney(monthly.map((price) => periodPrice(price, period)));
  const differences = monthly.map((price) => periodPrice(price, period) - price * months);
  const discount = kopecks(differences.reduce((sum, each) => sum + Math.min(0, each), 0));
  const rounding = kopecks(differences.reduce((sum, each) => sum + Math.max(0, each), 0));
  return { base, discount, rounding, total };
}
