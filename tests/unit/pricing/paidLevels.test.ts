import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '@/domain/time/dates';
import { rubles } from '@/domain/money/money';
import { chargeForLevel, levelsOf, withLevel, withoutLevel, withPeriod } from '@/domain/pricing/paidDays';
import type { PaidLevel } from '@/domain/pricing/paidLevel';
import { anchorAt, renewedFrom, termOf } from '@/domain/pricing/renewal';
import { tariffMonthly } from '@/domain/pricing/tariffChange';
import type { Server } from '@/domain/servers/server';
import { makeServer } from '@/sample-data/servers';

const today = '2026-11-21';
const yesterday = addDays(today, -1);
const tomorrow = addDays(today, 1);

const level = (until: IsoDate, monthly: number, discount = 0): PaidLevel => ({
  until,
  monthly: rubles(monthly),
  discount,
});

function server(endDate: IsoDate, paidLevels: readonly PaidLevel[], changes: Partial<Server> = {}): Server {
  return makeServer({ monthlyPrice: rubles(1000), endDate, paidLevels, ...changes });
}

// tests: PRICE-10
describe('paid levels', () => {
  test.each<[title: string, endDate: IsoDate, stored: PaidLevel[], levels: PaidLevel[]]>([
    [
      'that reach the end are those stored',
      '2026-12-21',
      [level('2026-12-21', 700)],
      [level('2026-12-21', 700)],
    ],
    ['beyond the end are those stored', '2026-12-21', [level('2026-12-22', 700)], [level('2026-12-22', 700)]],
    [
      'that end before it continue at the monthly price, with their discount',
      '2026-12-21',
      [level('2026-12-20', 700, 5)],
      [level('2026-12-20', 700, 5), level('2026-12-21', 1000, 5)],
    ],
  ])('%s', (_title, endDate, stored, levels) => {
    expect(levelsOf(server(endDate, stored))).toEqual(levels);
  });

  test.each<[title: string, stored: PaidLevel[], discount: number]>([
    ['of the run that ends tomorrow', [level(tomorrow, 700, 5), level('2026-12-21', 700, 10)], 5],
    ['of the next run once the first ends today', [level(today, 700, 5), level('2026-12-21', 700, 10)], 10],
    ['of the last run once all are past', [level(yesterday, 700, 5), level(today, 700, 15)], 15],
  ])('a charge has the discount %s', (_title, stored, discount) => {
    const endDate = stored.at(-1)?.until ?? today;
    expect(chargeForLevel(server(endDate, stored), rubles(2000), today).discount).toBe(discount);
  });

  test.each<[title: string, endDate: IsoDate, stored: PaidLevel[], monthly: number, after: PaidLevel[]]>([
    [
      'past runs are forgotten',
      '2026-12-21',
      [level(yesterday, 500), level(today, 600), level('2026-12-21', 900)],
      900,
      [level('2026-12-21', 900)],
    ],
    [
      'runs below the price are raised, those above it stay',
      '2026-12-21',
      [level('2026-12-01', 3000), level('2026-12-21', 900)],
      2000,
      [level('2026-12-01', 3000), level('2026-12-21', 2000)],
    ],
    [
      'neighbours of one level are joined',
      '2026-12-21',
      [level('2026-12-01', 800), level('2026-12-11', 900), level('2026-12-21', 3000)],
      2000,
      [level('2026-12-11', 2000), level('2026-12-21', 3000)],
    ],
    [
      'neighbours of another discount are not',
      '2026-12-21',
      [level('2026-12-01', 800, 5), level('2026-12-21', 900, 10)],
      2000,
      [level('2026-12-01', 2000, 5), level('2026-12-21', 2000, 10)],
    ],
    [
      'a day of grace gets a run of its own',
      yesterday,
      [level(yesterday, 1000, 5)],
      2000,
      [level(tomorrow, 2000, 5)],
    ],
    [
      'a last day that is covered already gets none',
      today,
      [level(tomorrow, 3000)],
      2000,
      [level(tomorrow, 3000)],
    ],
  ])('after a change: %s', (_title, endDate, stored, monthly, after) => {
    expect(withLevel(server(endDate, stored), rubles(monthly), today)).toEqual(after);
  });

  test('a charge reaches tomorrow at least', () => {
    const covers = (endDate: IsoDate) =>
      chargeForLevel(server(endDate, []), rubles(2000), today).covers?.until;
    const ends: readonly IsoDate[] = [yesterday, today, tomorrow, addDays(today, 2)];
    expect(ends.map(covers)).toEqual([tomorrow, tomorrow, tomorrow, addDays(today, 2)]);
  });

  test('a run beyond the end gives its days to the next period, with its discount', () => {
    const stored = [level(today, 1000), level(tomorrow, 3000)];
    expect(withPeriod(server(today, stored), '2026-12-21', 10, today)).toEqual([
      level(tomorrow, 3000, 10),
      level('2026-12-21', 1000, 10),
    ]);
  });

  test('a period adds a run at the price that holds now', () => {
    const stored = [level('2026-12-01', 700, 5)];
    expect(withPeriod(server('2026-12-01', stored), '2027-01-01', 10, today)).toEqual([
      level('2026-12-01', 700, 5),
      level('2027-01-01', 1000, 10),
    ]);
  });

  test('a change that came to nothing leaves days bought since at their levels, and no others', () => {
    const before = server('2026-12-01', [level('2026-12-01', 700, 5)]);
    const paidLevels = [
      level('2026-11-25', 5000),
      level('2026-12-01', 4000),
      level('2026-12-11', 3000),
      level('2027-01-01', 2000),
    ];
    expect(withoutLevel(before, { paidLevels, endDate: '2027-01-01' }, today)).toEqual([
      level('2026-12-01', 700, 5),
      level('2026-12-11', 3000),
      level('2027-01-01', 2000),
    ]);
    // Nothing was bought since: even runs that could be joined come back as they were.
    const double = server('2026-12-01', [level('2026-11-25', 700), level('2026-12-01', 700)]);
    expect(withoutLevel(double, { paidLevels, endDate: '2026-12-01' }, today)).toEqual(double.paidLevels);
  });
});

// tests: DAYS-02
describe('the term of a server', () => {
  test.each<[endDate: IsoDate, status: string, term: string, from: IsoDate, anchor: number]>([
    ['2026-11-22', 'Running', 'current', '2026-11-22', 22],
    [today, 'Running', 'current', today, 21],
    [yesterday, 'Running', 'grace', yesterday, 20],
    ['2026-11-18', 'Running', 'grace', '2026-11-18', 18],
    ['2026-11-17', 'Running', 'over', today, 21],
    [yesterday, 'Suspended', 'over', today, 21],
  ])('to %s, %s, is %s', (endDate, status, term, from, anchor) => {
    const ending = server(endDate, [], { status, anchorDay: null });
    expect([termOf(ending, today), renewedFrom(ending, today), anchorAt(ending, today)]).toEqual([
      term,
      from,
      anchor,
    ]);
  });

  test.each<[title: string, endDate: IsoDate, anchorDay: number | null, on: IsoDate, anchor: number]>([
    ['is kept where a short month hides it', '2027-02-28', 31, '2027-02-20', 31],
    ['is kept in the days of grace', '2027-02-28', 31, '2027-03-02', 31],
    ['is today’s where the term is over', '2027-02-28', 31, '2027-04-30', 30],
    ['is the end’s where somebody has moved that', '2027-02-27', 31, '2027-02-20', 27],
    ['is the end’s where none is known', '2027-02-28', null, '2027-02-20', 28],
  ])('the anchor day %s', (_title, endDate, anchorDay, on, anchor) => {
    expect(anchorAt(server(endDate, [], { anchorDay }), on)).toBe(anchor);
  });
});

test('a tariff costs the monthly price without the options', () => {
  expect(tariffMonthly({ monthlyPrice: rubles(2477), optionsMonthly: rubles(900) })).toBe(rubles(1577));
});
