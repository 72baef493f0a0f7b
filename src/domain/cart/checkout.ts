import * as v from 'valibot';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { cartEntriesSchema, type CartEntry } from './entry';
import { priceEntries, type Market, type PricedEntry } from './priceEntry';
import type { Discounts } from '../pricing/period';
import { applyPromo, promoCodeLength, type PromoCode, type PromoResult } from './promo';

const checkoutOrigins = ['cart', 'configurator'] as const;

/** Data passed from the cart or configurator to payment. Prices are not part of it (D21). */
export const checkoutSchema = v.object({
  entries: v.pipe(cartEntriesSchema, v.minLength(1)),
  promo: v.nullable(v.pipe(v.string(), v.maxLength(promoCodeLength))),
  origin: v.picklist(checkoutOrigins),
});

export interface Checkout {
  entries: readonly CartEntry[];
  /** Code applied in the cart; payment checks it again (D10). */
  promo: string | null;
  /** Source of the entries. Entries from the cart can be paid only while they are still in it. */
  origin: (typeof checkoutOrigins)[number];
}

/** Applies removals and edits of the cart to a checkout. Returns the same object if nothing changed. */
export function asInCart(checkout: Checkout, cart: readonly CartEntry[]): Checkout {
  if (checkout.origin !== 'cart') return checkout;
  const entries = checkout.entries.flatMap(({ id }) => cart.find((entry) => entry.id === id) ?? []);
  return JSON.stringify(entries) === JSON.stringify(checkout.entries) ? checkout : { ...checkout, entries };
}

/** Quote of a checkout. `total = subtotal − discount`, exactly. */
export interface CheckoutQuote {
  entries: readonly PricedEntry[];
  /** Discounts of the periods, for the renewals after it. */
  discounts: Discounts;
  subtotal: Money;
  promo: PromoResult | null;
  discount: Money;
  total: Money;
}

/** Prices entries with a promo code; `promo` is null if none was entered. */
export function quoteCheckout(
  entries: readonly CartEntry[],
  promo: { code: string; found: PromoCode | null } | null,
  market: Market,
): CheckoutQuote {
  const priced = priceEntries(entries, market);
  const subtotal = sumMoney(priced.map(({ total }) => total));
  const result = promo && applyPromo(promo.code, promo.found, priced, market.today);
  const discount = result?.ok ? result.discount : kopecks(0);
  const total = kopecks(subtotal - discount);
  return { entries: priced, discounts: market.prices.discounts, subtotal, promo: result, discount, total };
}
