import { kopecks, kopecksPerRuble, type Money } from '@/domain/money/money';

/** Prepaid periods; renewal offers all six (§9). */
export const periodIds = ['month', '3months', '6months', 'year', '2years', '3years'] as const;
export type PeriodId = (typeof periodIds)[number];

/** Orders are for at most a year (§2, §9); the longer periods are for renewal. */
export const orderPeriodIds = ['month', '3months', '6months', 'year'] as const satisfies readonly PeriodId[];
export type OrderPeriodId = (typeof orderPeriodIds)[number];

/** Meaning of 'Any' and of the undefined default in §9 (D15). */
export const defaultPeriod = 'month' satisfies PeriodId;

/** Discounts for paying a period ahead (D15), in whole percent. */
export type Discounts = Readonly<Record<PeriodId, number>>;

const months: Readonly<Record<PeriodId, number>> = {
  month: 1,
  '3months': 3,
  '6months': 6,
  year: 12,
  '2years': 24,
  '3years': 36,
};

/** Calendar months of a period. */
export function monthsOf(period: PeriodId): number {
  return months[period];
}

/**
 * Returns the price of a whole period (D15): `ceil(monthly × months × (1 − discount))`, rounded up to whole rubles like
 * the renewal table of §9. No other code converts a period to a price.
 */
export function periodPrice(monthly: Money, period: PeriodId, discounts: Discounts): Money {
  const hundredths = monthly * months[period] * (100 - discounts[period]);
  return kopecks(Math.ceil(hundredths / (100 * kopecksPerRuble)) * kopecksPerRuble);
}

/** Returns the saving compared with monthly payments; never negative. */
export function periodSaving(monthly: Money, period: PeriodId, discounts: Discounts): Money {
  return kopecks(Math.max(0, monthly * months[period] - periodPrice(monthly, period, discounts)));
}

/**
 * Returns the monthly part of a period's price, rounded up to kopecks so that it never understates the price. For
 * comparison only; `periodPrice` is charged.
 */
export function periodPricePerMonth(monthly: Money, period: PeriodId, discounts: Discounts): Money {
  return kopecks(Math.ceil(periodPrice(monthly, period, discounts) / months[period]));
}

/** Parses a period's name from the URL or storage, or null. */
export function toPeriod(text: string): PeriodId | null {
  return periodIds.find((id) => id === text) ?? null;
}

/** Narrows a period to one that an order offers. */
export function isOrderPeriod(period: PeriodId): period is OrderPeriodId {
  return orderPeriodIds.some((id) => id === period);
}
