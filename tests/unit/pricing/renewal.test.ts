import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, type IsoDate } from '@/domain/time/dates';
import { kopecks, rubles, sumMoney } from '@/domain/money/money';
import { monthsOf, periodIds, periodPrice, periodSaving } from '@/domain/pricing/period';
import { isExpired, quoteRenewal, renewedFrom, renewedUntil } from '@/domain/pricing/renewal';
import { defaultGraceDays as graceDays } from '@/domain/renewal/defaultRules';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-21';
const suspended = (endDate: IsoDate) => ({ endDate, graceDays, status: 'Suspended', anchorDay: null });

// tests: RENEW-04
test.each([
  ['31 January and a month', '2027-01-31', 'month', '2027-02-28'],
  ['31 January of a leap year and a month', '2028-01-31', 'month', '2028-02-29'],
  ['29 February and a year', '2028-02-29', 'year', '2029-02-28'],
  ['29 February and two years', '2028-02-29', '2years', '2030-02-28'],
  ['29 February and three years', '2028-02-29', '3years', '2031-02-28'],
  ['28 February stays the 28th', '2027-02-28', 'month', '2027-03-28'],
  ['30 November and three months', '2026-11-30', '3months', '2027-02-28'],
  ['31 August and half a year', '2027-08-31', '6months', '2028-02-29'],
  ['over the end of a year', '2026-12-24', 'month', '2027-01-24'],
] as const)('%s', (_, end, period, until) => {
  expect(renewedUntil({ endDate: end, graceDays, status: 'Active', anchorDay: null }, today, period)).toBe(
    until,
  );
});

test('an expired server counts from today, one that ends today does not lose it', () => {
  expect(renewedUntil(suspended('2026-11-20'), today, 'month')).toBe('2026-12-21');
  expect(renewedUntil(suspended('2020-02-29'), today, 'year')).toBe('2027-11-21');
  expect(renewedUntil(suspended(today), today, 'month')).toBe('2026-12-21');
  expect(renewedUntil(suspended('2026-10-01'), '2027-01-31', 'month')).toBe('2027-02-28');
  expect([isExpired('2026-11-20', today), isExpired(today, today)]).toEqual([true, false]);
});

test('paid within the days of grace it lasts as long as paid in time, at whatever day (D29)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1500 }),
      fc.integer({ min: -40, max: graceDays }),
      fc.constantFrom(...periodIds),
      fc.constantFrom('Active', 'Activation', 'Stopping', 'Off'),
      (shift, late, period, status) => {
        const endDate = addDays('2026-01-01', shift);
        const paidOn = addDays(endDate, late);
        expect(renewedUntil({ endDate, graceDays, status, anchorDay: null }, paidOn, period)).toBe(
          addMonths(endDate, monthsOf(period)),
        );
      },
    ),
  );
});

test('what did not run is not paid for: suspended, stopped by an administrator, or long forgotten', () => {
  const onFirst = addDays(today, -1);
  expect(renewedFrom({ endDate: onFirst, graceDays, status: 'Suspended' }, today)).toBe(today);
  expect(renewedFrom({ endDate: onFirst, graceDays, status: 'Stopped' }, today)).toBe(today);
  expect(renewedFrom({ endDate: addDays(today, -1 - graceDays), graceDays, status: 'Active' }, today)).toBe(
    today,
  );
  expect(
    renewedFrom({ endDate: addDays(today, 0 - graceDays), graceDays, status: 'Active' }, today),
  ).not.toBe(today);
});

// tests: DAYS-06
test.each([1, 3, 30])('a renewal within %i days of grace starts at the end of the period', (days) => {
  const endDate = addDays(today, -days);
  expect(renewedFrom({ endDate, graceDays: days, status: 'Active' }, today)).toBe(endDate);
  expect(renewedFrom({ endDate, graceDays: days - 1, status: 'Active' }, today)).toBe(today);
});

test('several servers cost what each of them costs, in lines that add up', () => {
  const monthly = fc.array(fc.integer({ min: 0, max: 5_000_000 }).map(kopecks), { maxLength: 20 });
  fc.assert(
    fc.property(monthly, fc.constantFrom(...periodIds), (prices, period) => {
      const { base, discount, rounding, total } = quoteRenewal(prices, period, samplePrices.discounts);
      expect(total).toBe(sumMoney(prices.map((price) => periodPrice(price, period, samplePrices.discounts))));
      expect(base + discount + rounding).toBe(total);
      expect(0 - discount).toBe(
        sumMoney(prices.map((price) => periodSaving(price, period, samplePrices.discounts))),
      );
      expect(rounding).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(quoteRenewal([rubles(1577), rubles(1577)], 'year', samplePrices.discounts)).toEqual({
    base: rubles(37848),
    percent: 15,
    discount: rubles(-5676),
    rounding: 0,
    total: rubles(32172),
  });
});
