import * as v from 'valibot';
import { kopecks } from './money';

/** Ten billion rubles: thousands of such sums still add up exactly. */
const largest = 1e12;

/** A sum of money from outside: whole kopecks, not negative. */
export const moneySchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.check((value) => value <= largest),
  v.transform(kopecks),
);
