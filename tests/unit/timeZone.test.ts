import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween } from '@/domain/time/dates';
import { dayIn, defaultTimeZone, isTimeZone, startOfDay } from '@/domain/time/timeZone';

/** With summer time in either hemisphere, at midnight, of half an hour, and days that were skipped. */
const zones = [
  defaultTimeZone,
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'America/Asuncion',
  'Australia/Lord_Howe',
];

describe('the day of a moment', () => {
  test.each([
    ['Europe/Moscow', '2026-12-31T21:30:00Z', '2027-01-01'],
    ['Europe/Moscow', '2026-12-31T20:59:59.999Z', '2026-12-31'],
    ['Europe/Moscow', '2026-12-31T21:00:00Z', '2027-01-01'],
    ['America/New_York', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
  ])('in %s at %s is %s', (zone, moment, day) => {
    expect(dayIn(zone, new Date(moment))).toBe(day);
  });

  test('in UTC is what the ISO text begins with', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (at) => {
          expect(dayIn('UTC', at)).toBe(dayOf(at));
        },
      ),
    );
  });
});

describe('the begin of a day', () => {
  test.each([
    ['Europe/Moscow', '2027-01-01', '2026-12-31T21:00:00.000Z'],
    ['America/New_York', '2026-07-04', '2026-07-04T04:00:00.000Z'],
    ['America/New_York', '2026-12-04', '2026-12-04T05:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-04', '2026-12-03T18:30:00.000Z'],
    // Summer time begins at midnight: the day has no 00:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ] as const)('in %s of %s is %s', (zone, day, moment) => {
    expect(startOfDay(zone, day).toISOString()).toBe(moment);
  });

  test('is the first minute of that day, in every zone', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, (zone, day) => {
        const start = startOfDay(zone, day);
        expect(dayIn(zone, start)).toBe(day);
        expect(dayIn(zone, new Date(start.getTime() - 60_000))).toBe(addDays(day, -1));
        expect(daysBetween(day, dayOf(start))).toBeGreaterThanOrEqual(-1);
      }),
    );
  });
});

test.each([
  ['Europe/Moscow', true],
  ['Asia/Yekaterinburg', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+3', true],
  ['UTC', true],
  ['', false],
  ['Moscow', false],
  ['MSK', false],
  ['+03:00', false],
  ['Europe/Atlantis', false],
  ['Europe/Moscow ', false],
  ['../etc/passwd', false],
])('%j names a zone: %s', (text, isOne) => {
  expect(isTimeZone(text)).toBe(isOne);
});
