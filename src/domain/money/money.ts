/**
 * A whole number of kopecks; the only type for prices. Fractions of a kopeck never exist, so displayed amounts add up
 * to exactly the charge.
 */
export type Money = number & { readonly __unit: 'kopecks' };

export const kopecksPerRuble = 100;

/** Creates Money from kopecks. Throws RangeError for a fraction, NaN or an unsafe integer. */
export function kopecks(value: number): Money {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of kopecks: ${value}`);
  return value as Money;
}

/** Creates Money from rubles with at most two decimals, as §9 writes prices. */
export function rubles(value: number): Money {
  const exact = Math.round(value * kopecksPerRuble);
  if (Math.abs(exact - value * kopecksPerRuble) > 1e-6) throw new RangeError(`Finer than a kopeck: ${value}`);
  return kopecks(exact);
}

/** Returns the sum; zero for an empty list. */
export function sumMoney(values: Iterable<Money>): Money {
  let total = 0;
  for (const value of values) total += value;
  return kopecks(total);
}
