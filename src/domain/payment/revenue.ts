import type { PricedEntry } from '../cart/priceEntry';
import { kopecks, type Money } from '@/domain/money/money';
import { productLines } from '@/domain/catalog/plan';

/** Products for revenue reports (D27): the three catalogues, and payments for existing servers. */
export const revenueProducts = [...productLines, 'renewal', 'tariff'] as const;
export type RevenueProduct = (typeof revenueProducts)[number];

/** Part of a payment that one product earns. */
export interface RevenueShare {
  product: RevenueProduct;
  amount: Money;
}

function productOf(priced: PricedEntry): RevenueProduct | null {
  if (priced.status === 'vanished') return null;
  return priced.status === 'order' ? priced.plan.line : priced.status;
}

/**
 * Splits an amount over its products in proportion to their prices, so that a discount is shared. The parts add up to
 * the amount exactly; empty if nothing has a price.
 */
export function revenueShares(entries: readonly PricedEntry[], amount: Money): readonly RevenueShare[] {
  const prices = new Map<RevenueProduct, number>();
  for (const priced of entries) {
    const product = productOf(priced);
    if (product !== null && priced.total > 0) prices.set(product, (prices.get(product) ?? 0) + priced.total);
  }
  const subtotal = [...prices.values()].reduce((sum, price) => sum + BigInt(price), 0n);
  let before = 0n;
  return [...prices].flatMap(([product, price]) => {
    // Uses the difference of rounded running totals, so that rounding errors do not accumulate.
    const from = (BigInt(amount) * before) / subtotal;
    before += BigInt(price);
    const part = kopecks(Number((BigInt(amount) * before) / subtotal - from));
    return part > 0 ? [{ product, amount: part }] : [];
  });
}
