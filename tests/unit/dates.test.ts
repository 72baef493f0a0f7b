import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween, toIsoDate } from '@/domain/time/dates';
import { monthOfDay, monthStart } from '@/domain/time/months';

describe('months later', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-12-05', 3, '2027-03-05'],
    ['2026-10-31', 1, '2026-11-30'],
  ] as const)('%s and %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  test('always a real day, never later in its month than it was', () => {
    const start = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 36 }), (moment, months) => {
        const from = dayOf(moment);
        const to = addMonths(from, months);
        expect(toIsoDate(to)).toBe(to);
        expect(Number(to.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)));
      }),
    );
  });
});

test('days between two days do not know of summer time', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2026-11-21', '2026-11-01')).toBe(-20);
});

test.each([
  ['2026-11-01', '2026-11-01', '2026-11-30'],
  ['2026-11-30', '2026-11-01', '2026-11-30'],
  ['2028-02-15', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('the month of %s is %s to %s', (day, from, to) => {
  expect(monthStart(day)).toBe(from);
  expect(monthOfDay(day)).toEqual({ from, to });
});

test.each([
  ['2027-02-28', 1, 31, '2027-03-31'],
  ['2027-02-28', 2, 31, '2027-04-30'],
  ['2027-02-28', 12, 30, '2028-02-29'],
] as const)('%s and %s months, meant for day %s, is %s', (from, months, anchor, to) => {
  expect(addMonths(from, months, anchor)).toBe(to);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
] as const)('%s and %s days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});
