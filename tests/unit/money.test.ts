import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kopecks, rubles, sumMoney } from '@/domain/money/money';

const wholeKopecks = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

// tests: LANG-13
describe('money', () => {
  test('every price with two decimals is a whole number of kopecks', () => {
    fc.assert(
      fc.property(wholeKopecks, (value) => {
        expect(rubles(Number((value / 100).toFixed(2)))).toBe(value);
      }),
    );
  });

  test('a sum is exact, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(wholeKopecks), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        expect(sumMoney(values.map(kopecks)) === total).toBe(true);
        expect(sumMoney(values.toReversed().map(kopecks)) === total).toBe(true);
      }),
    );
  });

  test('fractions of a kopeck do not exist', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        fc.pre(!Number.isSafeInteger(value));
        expect(() => kopecks(value)).toThrow(RangeError);
      }),
    );
    expect(() => rubles(10.005)).toThrow(RangeError);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is not money', (value) => {
    expect(() => kopecks(value)).toThrow(RangeError);
    expect(() => rubles(value)).toThrow(RangeError);
  });

  test('nothing costs nothing', () => {
    expect(sumMoney([])).toBe(0);
  });
});
