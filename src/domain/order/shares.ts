import { kopecks, sumMoney, type Money } from '@/domain/money/money';

/** Divides an amount by weights, exact to the kopeck; the first parts get the rounding difference. */
function divided(amount: Money, weights: readonly number[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // BigInt, because amounts times weights exceed the safe integers.
  const parts = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(whole)));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => {
    const extra = left > 0 && (weights[index] ?? 0) > 0 ? 1 : 0;
    left -= extra;
    return kopecks(part + extra);
  });
}

/**
 * Splits a payment over its parts by price, so that a discount is shared. Parts without a price (null) get the
 * remainder. The shares add up to the amount exactly.
 */
export function sharesOf(amount: Money, prices: readonly (Money | null)[]): readonly Money[] {
  if (prices.length === 0) return [];
  const known = sumMoney(prices.flatMap((price) => price ?? []));
  if (prices.includes(null) && amount > known) {
    const rest = divided(
      kopecks(amount - known),
      prices.map((price) => (price === null ? 1 : 0)),
    );
    return prices.map((price, index) => price ?? rest[index] ?? kopecks(0));
  }
  return divided(amount, known > 0 ? prices.map((price) => price ?? 0) : prices.map(() => 1));
}
