import { stateOf } from '../servers/serverStates';
import { addMonths, dayOfMonth, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { NextPrice, Server } from '@/domain/servers/server';
import { monthsOf, periodPrice, type Discounts, type PeriodId } from './period';

/** Maximum number of servers renewed together: the address lists their ids, one page their prices. */
export const renewedAtOnce = 100;

/** Whether the paid time is over. The last day is still paid. */
export function isExpired(endDate: IsoDate, today: IsoDate): boolean {
  return endDate < today;
}

/** Server fields that decide the first day of a renewal. */
type Ending = Pick<Server, 'endDate' | 'graceDays' | 'status'>;

/**
 * State of a server's paid period: current, in grace days, or over. In the grace days the period is over while the
 * server runs unpaid (D29). Days count from the end date: if the portal notices it late, the customer is not charged
 * for the extra days.
 */
export type Term = 'current' | 'grace' | 'over';

export function termOf({ endDate, graceDays, status }: Ending, today: IsoDate): Term {
  if (!isExpired(endDate, today)) return 'current';
  return !stateOf(status).hasNoGrace && daysBetween(endDate, today) <= graceDays ? 'grace' : 'over';
}

/**
 * Returns the first day that a renewal pays for (D29, LEDGER-11): the current end date, so that renewing in the grace
 * days adds no free day. It is today if the term is over, because days without a running server are free. The day on
 * which the money arrives decides.
 */
export function renewedFrom(server: Ending, today: IsoDate): IsoDate {
  return termOf(server, today) === 'over' ? today : server.endDate;
}

/** Server fields that decide on which day of the month periods end. */
type Anchored = Ending & Pick<Server, 'anchorDay'>;

/**
 * Returns the day of the month on which periods paid today end (D40): the purchase day, even if a shorter month ended
 * earlier. A server whose term is over starts anew; an end date that was changed is its own anchor.
 */
export function anchorAt(server: Anchored, today: IsoDate): number {
  const from = renewedFrom(server, today);
  const { anchorDay } = server;
  const isKept =
    anchorDay !== null && termOf(server, today) !== 'over' && addMonths(from, 0, anchorDay) === from;
  return isKept ? anchorDay : dayOfMonth(from);
}

/** Returns the end date after paying a period today. */
export function renewedUntil(server: Anchored, today: IsoDate, period: PeriodId): IsoDate {
  return addMonths(renewedFrom(server, today), monthsOf(period), anchorAt(server, today));
}

type Priced = Pick<Server, 'monthlyPrice' | 'nextPrices'>;

/** Returns the announced prices of a period that starts on a day. */
export const nextPricesOn = (
  { nextPrices }: Pick<Server, 'nextPrices'>,
  start: IsoDate,
): readonly NextPrice[] => nextPrices.filter(({ from }) => from <= start);

/** Returns a price with announced changes. */
export const withChanges = (price: Money, changes: readonly NextPrice[]): Money =>
  kopecks(changes.reduce((sum, { change }) => sum + change, Number(price)));

/** Returns the monthly price of a period that starts on a day; parts without an announcement keep theirs. */
export const monthlyFrom = (server: Priced, start: IsoDate): Money =>
  withChanges(server.monthlyPrice, nextPricesOn(server, start));

/** Returns the monthly price of a period that is bought today. */
export const renewalMonthly = (server: Priced & Ending, today: IsoDate): Money =>
  monthlyFrom(server, renewedFrom(server, today));

/** Price of renewing servers for a period (D15), in the lines of its receipt. Sums are in kopecks. */
export interface RenewalQuote {
  /** Monthly prices of the period, before the discount. */
  base: Money;
  /** Discount of the period, in whole percent. */
  percent: number;
  /** Zero or negative: the discount of the period, including the rounding to whole rubles. */
  discount: Money;
  /** Rounding up to whole rubles if no discount absorbs it; otherwise zero. */
  rounding: Money;
  /** Amount to pay: exactly `base + discount + rounding`. It equals the sum of the servers' own prices. */
  total: Money;
}

/** Prices a renewal of servers with these monthly prices (D15). Each is rounded separately, as in the cart. */
export function quoteRenewal(
  monthly: readonly Money[],
  period: PeriodId,
  discounts: Discounts,
): RenewalQuote {
  const months = monthsOf(period);
  const base = kopecks(sumMoney(monthly) * months);
  const prices = monthly.map((price) => ({ price, total: periodPrice(price, period, discounts) }));
  const total = sumMoney(prices.map((each) => each.total));
  const differences = prices.map((each) => each.total - each.price * months);
  const discount = kopecks(differences.reduce((sum, each) => sum + Math.min(0, each), 0));
  const rounding = kopecks(differences.reduce((sum, each) => sum + Math.max(0, each), 0));
  return { base, percent: discounts[period], discount, rounding, total };
}
