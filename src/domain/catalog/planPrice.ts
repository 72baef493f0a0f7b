import type { Money } from '@/domain/money/money';

/** A price of a plan that applies from a moment until the next one. */
export interface DatedPrice {
  readonly from: Date;
  readonly monthly: Money;
}

/** Returns the price at a moment: the latest started one, or `base` before the first. */
export function priceAt(base: Money, prices: readonly DatedPrice[], at: Date): Money {
  let latest: DatedPrice | null = null;
  for (const price of prices)
    if (price.from <= at && (latest === null || price.from > latest.from)) latest = price;
  return latest?.monthly ?? base;
}

/** Returns the first price that starts after a moment, or null. */
export function nextPriceAfter(prices: readonly DatedPrice[], at: Date): DatedPrice | null {
  let next: DatedPrice | null = null;
  for (const price of prices) if (price.from > at && (next === null || price.from < next.from)) next = price;
  return next;
}
