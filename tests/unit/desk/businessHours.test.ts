import { describe, expect, it } from 'vitest';
import {
  aroundTheClock,
  createBusinessClock,
  isAlwaysOpen,
  minutesOf,
  nextOpening,
  type BusinessHours,
} from '@/domain/desk/businessHours';

const office: BusinessHours = { openDays: 'weekdays', opensAt: '10:00', closesAt: '19:00' };
const minutes = (hours: BusinessHours, from: string, to: string, zone = 'Europe/Moscow') =>
  createBusinessClock(hours, zone)(new Date(from), new Date(to)) / 60_000;

// tests: DESK-09
describe('business time', () => {
  it.each([
    ['within a day', '2026-11-27T08:00:00Z', '2026-11-27T09:30:00Z', 90],
    ['from before the opening', '2026-11-27T03:00:00Z', '2026-11-27T07:10:00Z', 10],
    ['to after the closing', '2026-11-27T15:50:00Z', '2026-11-27T20:00:00Z', 10],
    // Friday evening to Monday morning, in Moscow.
    ['over a weekend', '2026-11-27T15:30:00Z', '2026-11-30T07:15:00Z', 45],
    ['in a closed night', '2026-11-27T17:00:00Z', '2026-11-27T20:00:00Z', 0],
    ['of a Saturday', '2026-11-28T08:00:00Z', '2026-11-28T12:00:00Z', 0],
    ['backwards', '2026-11-27T09:00:00Z', '2026-11-27T08:00:00Z', 0],
  ])('%s', (_, from, to, expected) => {
    expect(minutes(office, from, to)).toBe(expected);
  });

  it('is all time for a desk that never closes, on days of any length too', () => {
    const [from, to] = ['2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z'];
    expect(minutes(aroundTheClock, from, to, 'Europe/Berlin')).toBe(48 * 60);
  });
});

describe('opening hours', () => {
  it.each([
    ['00:00', 0],
    ['9:05', 545],
    [' 24:00 ', 1440],
    ['24:01', null],
    ['10:60', null],
    ['10', null],
    ['', null],
  ])('“%s” is %j', (text, expected) => {
    expect(minutesOf(text)).toBe(expected);
  });

  it('know a desk that never closes', () => {
    expect(isAlwaysOpen(aroundTheClock)).toBe(true);
    expect(isAlwaysOpen({ ...aroundTheClock, openDays: 'weekdays' })).toBe(false);
    expect(isAlwaysOpen({ ...aroundTheClock, opensAt: '00:01' })).toBe(false);
    expect(isAlwaysOpen({ ...aroundTheClock, closesAt: '23:59' })).toBe(false);
  });
});

// tests: DESK-13
describe('the next opening', () => {
  const next = (hours: BusinessHours, now: string) =>
    nextOpening(hours, 'Europe/Moscow', new Date(now)).toISOString();

  it.each([
    // Friday 27 November 2026; Moscow is three hours ahead.
    ['while it is open', '2026-11-27T08:00:00.000Z', '2026-11-27T08:00:00.000Z'],
    ['at the opening', '2026-11-27T07:00:00.000Z', '2026-11-27T07:00:00.000Z'],
    ['in the last moment', '2026-11-27T15:59:59.999Z', '2026-11-27T15:59:59.999Z'],
    ['before it opens', '2026-11-27T03:00:00.000Z', '2026-11-27T07:00:00.000Z'],
    ['at the closing on Friday', '2026-11-27T16:00:00.000Z', '2026-11-30T07:00:00.000Z'],
    ['on Saturday', '2026-11-28T09:00:00.000Z', '2026-11-30T07:00:00.000Z'],
    ['on Monday evening', '2026-11-30T18:00:00.000Z', '2026-12-01T07:00:00.000Z'],
  ])('%s', (_, now, opening) => expect(next(office, now)).toBe(opening));

  it('is now around the clock, and the next day for a desk open every day', () => {
    const night = '2026-11-28T20:59:59.999Z';
    expect(next(aroundTheClock, night)).toBe(night);
    expect(next({ ...office, openDays: 'everyDay' }, night)).toBe('2026-11-29T07:00:00.000Z');
  });
});
