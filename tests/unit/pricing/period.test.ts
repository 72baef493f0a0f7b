import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import {
  isOrderPeriod,
  monthsOf,
  orderPeriodIds,
  periodIds,
  periodPrice,
  periodPricePerMonth,
  periodSaving,
  toPeriod,
} from '@/domain/pricing/period';
import { samplePrices } from '@/sample-data/prices';

const monthly = fc.integer({ min: 0, max: 100_000_000 }).map(kopecks);

// tests: PRICE-01, PRICE-02, PRICE-03
describe('the price of a period (D15)', () => {
  // tests: PRICE-03
  test.each([
    ['month', 1577],
    ['3months', 4495],
    ['6months', 8516],
    ['year', 16086],
    ['2years', 32171],
    ['3years', 48257],
  ] as const)('the renewal table of §9: %s', (period, price) => {
    expect(periodPrice(rubles(1577), period, samplePrices.discounts)).toBe(rubles(price));
  });

  test('whole rubles, never below the discounted sum and less than a ruble above it', () => {
    fc.assert(
      fc.property(monthly, fc.constantFrom(...periodIds), (price, period) => {
        const exact = (price * monthsOf(period) * (100 - samplePrices.discounts[period])) / 100;
        const result = periodPrice(price, period, samplePrices.discounts);
        expect(result % 100).toBe(0);
        expect(result).toBeGreaterThanOrEqual(exact - 1e-6);
        expect(result - exact).toBeLessThan(100);
      }),
    );
  });

  test('a longer period never costs less in all', () => {
    fc.assert(
      fc.property(monthly, (price) => {
        const prices = periodIds.map((period) => periodPrice(price, period, samplePrices.discounts));
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }),
    );
  });

  // tests: PRICE-04
  test('the saving is what month by month would cost more, and never below zero', () => {
    fc.assert(
      fc.property(monthly, fc.constantFrom(...periodIds), (price, period) => {
        const saving = periodSaving(price, period, samplePrices.discounts);
        expect(saving).toBe(
          Math.max(0, price * monthsOf(period) - periodPrice(price, period, samplePrices.discounts)),
        );
      }),
    );
    expect(periodSaving(rubles(1577), 'month', samplePrices.discounts)).toBe(0);
    expect(periodSaving(rubles(1577), 'year', samplePrices.discounts)).toBe(rubles(2838));
  });
});

test('only known words are periods', () => {
  expect(periodIds.map(toPeriod)).toEqual(periodIds);
  expect(['', 'Monthly', 'YEAR', 'any', '__proto__'].map(toPeriod)).toEqual([null, null, null, null, null]);
});

// tests: ORDER-15
test('an order is for a year at most (§2)', () => {
  expect(periodIds.filter(isOrderPeriod)).toEqual(orderPeriodIds);
  expect(orderPeriodIds).toEqual(['month', '3months', '6months', 'year']);
});

test('a month of a period is never less than its part of what is paid, and the same for a month', () => {
  expect(periodPricePerMonth(rubles(1577), 'month', samplePrices.discounts)).toBe(rubles(1577));
  expect(periodPricePerMonth(rubles(1577), '3months', samplePrices.discounts)).toBe(rubles(1498.34));
  expect(periodPricePerMonth(rubles(1577), 'year', samplePrices.discounts)).toBe(rubles(1340.5));
});
