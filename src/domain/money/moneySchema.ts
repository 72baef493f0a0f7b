import * as v from 'valibot';
import { kopecks } from './money';

/** Ten billion rubles: thousands of such sums still add up exactly. */
export const largestSum = kopecks(1e12);

/** A sum of money from outside: whole kopecks, not negative. */
export const moneySchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.check((value) => value <= largestSum),
  v.transform(kopecks),
);

/** A total of such sums, which has no bound of its own. */
export const totalSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(kopecks));
