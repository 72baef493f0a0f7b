import { kopecks, kopecksPerRuble, type Money } from '@/domain/money/money';

/** How long one pays ahead; renewal offers all six (§9). */
export const periodIds = ['month', '3months', '6months', 'year', '2years', '3years'] as const;
export type PeriodId = (typeof periodIds)[number];

/** An order is placed for a year at most (§2, §9); the longer periods are for renewal. */
export const orderPeriodIds = ['month', '3months', '6months', 'year'] as const satisfies readonly PeriodId[];
export type OrderPeriodId = (typeof orderPeriodIds)[number];

/** D15: what 'Any' and the unknown default of §9 mean. */
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
 * The price of a whole period (D15): `ceil(monthly × months × (1 − discount))`, rounded up to whole rubles as the
 * renewal table of §9 is. The only place where a period becomes a price.
 */
export function periodPrice(monthly: Money, period: PeriodId): Money {
  const { months, discount } = terms[period];
  const hundredths = monthly * months * (100 - discount);
  return kopecks(Math.ceil(hundredths / (100 * kopecksPerRuble)) * kopecksPerRuble);
}

/** Returns the saving of paying the period ahead over paying monthly; never below zero. */
export function periodSaving(monthly: Money, period: PeriodId): Money {
  return kopecks(Math.max(0, monthly * terms[period].months - periodPrice(monthly, period)));
}

/**
 * A month's part of the price of a period, rounded up to kopecks so that it never promises less than is paid. To
 * compare by; what is paid is `periodPrice`.
 */
export function periodPricePerMonth(monthly: Money, period: PeriodId): Money {
  return kopecks(Math.ceil(periodPrice(monthly, period) / terms[period].months));
}

/** A period's name from the URL or storage, or null. */
export function toPeriod(text: string): PeriodId | null {
  return periodIds.find((id) => id === text) ?? null;
}

/** Narrows a period to one that an order offers. */
export function isOrderPeriod(period: PeriodId): period is OrderPeriodId {
  return orderPeriodIds.some((id) => id === period);
}
