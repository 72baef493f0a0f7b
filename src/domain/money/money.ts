/**
 * Money is a whole number of kopecks. There is no other type for a price in the portal; fractions of a kopeck
 * never exist, so sums of what is shown are exactly what is charged.
 */
export type Money = number & { readonly __unit: 'kopecks' };

export const kopecksPerRuble = 100;

/** Money from a whole number of kopecks. Throws RangeError for a fraction, NaN, or beyond exact integers. */
export function kopecks(value: number): Money {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of kopecks: ${value}`);
  return value as Money;
}

/** Money from rubles with at most two decimals, as prices are written in the specification (§9). */
export function rubles(value: number): Money {
  const exact = Math.round(value * kopecksPerRuble);
  if (Math.abs(exact - value * kopecksPerRuble) > 1e-6) throw new RangeError(`Finer than a kopeck: ${value}`);
  return kopecks(exact);
}

/** The sum; zero for nothing. */
export function sumMoney(values: Iterable<Money>): Money {
  let total = 0;
  for (const value of values) total += value;
  return kopecks(total);
}
