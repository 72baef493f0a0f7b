import { kopecks, kopecksPerRuble, type Money } from '@/domain/money/money';

/** Prepaid periods; renewal offers all six (§9). */
export const periodIds = ['month', '3months', '6months', 'year', '2years', '3years'] as const;
export type PeriodId = (typeof periodIds)[number];

/** Orders are for at most a year (§2, §9); the longer periods are for renewal. */
export const orderPeriodIds = ['month', '3months', '6months', 'year'] as const satisfies readonly PeriodId[];
export type OrderPeriodId = (typeof orderPeriodIds)[number];

/** Meaning of 'Any' and of the undefined default in §9 (D15). */
export const defaultPeriod = 'month' satisfies PeriodId;

/** Months, and the discount in whole percent (D15). */
const terms: Readonly<Record<PeriodId, { months: number; discount: number }>> = {
  month: { months: 1, discount: 0 },
  '3months': { months: 3, discount: 5 },
  '6months': { months: 6, discount: 10 },
  year: { months: 12, discount: 15 },
  '2years': { months: 24, discount: 15 },
  '3years': { months: 36, discount: 15 },
};

/** Calendar months of a period. */
export function monthsOf(period: PeriodId): number {
  return terms[period].months;
}

/** The discount for paying a period ahead, in whole percent. */
export function discountOf(period: PeriodId): number {
  return terms[period].discount;
}

/**
 * Returns the price of a whole period (D15): `ceil(monthly × months × (1 − discount))`, rounded up to whole rubles like
 * the renewal table of §9. No other code converts a period to a price.
 */
export function periodPrice(monthly: Money, period: PeriodId): Money {
  const { months, discount } = terms[period];
  const hundredths = monthly * months * (100 - discount);
  return kopecks(Math.ceil(hundredths / (100 * kopecksPerRuble)) * kopecksPerRuble);
}

/** Returns the saving compared with monthly payments; never negative. */
export function periodSaving(monthly: Money, period: PeriodId): Money {
  return kopecks(Math.max(0, monthly * terms[period].months - periodPrice(monthly, period)));
}

/**
 * Returns the monthly part of a period's price, rounded up to kopecks so that it never understates the price. For
 * comparison only; `periodPrice` is charged.
 */
export function periodPricePerMonth(monthly: Money, period: PeriodId): Money {
  return kopecks(Math.ceil(periodPrice(monthly, period) / terms[period].months));
}

/** Parses a period's name from the URL or storage, or null. */
export function toPeriod(text: string): PeriodId | null {
  return periodIds.find((id) => id === text) ?? null;
}

/** Narrows a period to one that an order offers. */
export function isOrderPeriod(period: PeriodId): period is OrderPeriodId {
  return orderPeriodIds.some((id) => id === period);
}
