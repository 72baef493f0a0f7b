import { addMonths, type IsoDate } from '../dates';
import { kopecks, sumMoney, type Money } from '../money';
import { monthsOf, periodPrice, type PeriodId } from './period';

/** No more servers are renewed in one go: their numbers stand in the address, their prices on one page. */
export const renewedAtOnce = 100;

/** Whether what was paid for is over. The last day is still paid for. */
export function isExpired(endDate: IsoDate, today: IsoDate): boolean {
  return endDate < today;
}

/**
 * The end date once a period is paid: counted on from the present one, and from today where that has passed, because
 * nobody pays for days on which the server did not run.
 */
export function renewedUntil(endDate: IsoDate, today: IsoDate, period: PeriodId): IsoDate {
  return addMonths(isExpired(endDate, today) ? today : endDate, monthsOf(period));
}

/** What renewing some servers for a period costs (D15), in the lines of its receipt. Every sum is in kopecks. */
export interface RenewalQuote {
  /** Month by month, before the discount. */
  base: Money;
  /** Zero or less: the discount for the period, in money, rounding to whole rubles included. */
  discount: Money;
  /** Zero, or what rounding up to whole rubles adds where no discount swallows it. */
  rounding: Money;
  /** What is paid: `base + discount + rounding`, exactly; and the sum of the servers' own prices. */
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
