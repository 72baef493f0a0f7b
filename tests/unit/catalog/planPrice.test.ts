import { describe, expect, test } from 'vitest';
import { nextPriceAfter, priceAt } from '@/domain/catalog/planPrice';
import { rubles } from '@/domain/money/money';

const at = (moment: string) => new Date(moment);
const december = { from: at('2026-12-01T00:00:00Z'), monthly: rubles(700) };
const january = { from: at('2027-01-01T00:00:00Z'), monthly: rubles(800) };
/** Rows come in no order. */
const prices = [january, december];

describe('the price of a moment', () => {
  test.each([
    ['2026-11-30T23:59:59.999Z', 577],
    ['2026-12-01T00:00:00Z', 700],
    ['2026-12-31T23:59:59.999Z', 700],
    ['2027-01-01T00:00:00Z', 800],
  ])('%s: %s rubles', (moment, sum) => {
    expect(priceAt(rubles(577), prices, at(moment))).toBe(rubles(sum));
  });

  test('is the first price where no other has a date', () => {
    expect(priceAt(rubles(577), [], at('2026-12-01T00:00:00Z'))).toBe(rubles(577));
  });
});

describe('the next price', () => {
  test.each([
    ['2026-11-30T23:59:59.999Z', december],
    // A started price is the current one and no longer the next.
    ['2026-12-01T00:00:00Z', january],
    ['2027-01-01T00:00:00Z', null],
  ])('after %s', (moment, next) => {
    expect(nextPriceAfter(prices, at(moment))).toEqual(next);
  });
});
