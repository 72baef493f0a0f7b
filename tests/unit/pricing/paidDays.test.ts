import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks, rubles, sumMoney } from '@/domain/money/money';
import {
  chargedDays,
  chargeForLevel,
  levelsOf,
  withLevel,
  withoutLevel,
  withPeriod,
} from '@/domain/pricing/paidDays';
import type { Server } from '@/domain/servers/server';
import { afterEntry } from '@/domain/servers/afterEntry';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-21';

/** A server at this price, paid until a day with the discount of its period. */
const paid = (monthly: number, endDate: IsoDate, discount = 0, changes: Partial<Server> = {}) =>
  makeServer({
    monthlyPrice: rubles(monthly),
    endDate,
    paidLevels: [{ until: endDate, monthly: rubles(monthly), discount }],
    ...changes,
  });

const raise = (server: Server, monthly: number, day: IsoDate = today): Server => ({
  ...server,
  monthlyPrice: rubles(monthly),
  paidLevels: withLevel(server, rubles(monthly), day),
});
const chargeOf = (server: Server, monthly: number, day: IsoDate = today) =>
  chargeForLevel(server, rubles(monthly), day).charge;

describe('the charge for another monthly price (D37.1)', () => {
  // tests: PRICE-10
  test('has no cap of days: three years ahead are charged, less their discount', () => {
    const server = paid(577, '2029-11-21', 15);
    // (16 000 − 577) × 1 096 days ÷ 30 × 0.85; 2028 has a leap day.
    expect(chargeForLevel(server, rubles(16_000), today)).toMatchObject({
      charge: rubles(478_935.56),
      covers: { from: today, until: '2029-11-21' },
      discount: 15,
    });
  });

  test.each([0, 5, 10, 15])('takes the discount of %i %% off', (discount) => {
    const server = paid(1000, '2026-12-21', discount);
    expect(chargeOf(server, 4000)).toBe(rubles((3000 * (100 - discount)) / 100));
  });

  test.each<[title: string, endDate: IsoDate, charge: number]>([
    ['the day before the last', '2026-11-22', 100],
    ['the last day', '2026-11-21', 100],
    ['a day of grace', '2026-11-20', 100],
    ['the last day of grace', '2026-11-18', 100],
    ['past the days of grace', '2026-11-17', 0],
  ])('on %s costs %s', (_title, endDate, charge) => {
    expect(chargeOf(paid(1000, endDate), 4000)).toBe(rubles(charge));
  });

  test('of a suspended server past its end is nothing: a renewal begins on its own day', () => {
    const server = paid(1000, '2026-11-20', 0, { status: 'Suspended' });
    expect(chargeForLevel(server, rubles(4000), today)).toMatchObject({ charge: 0, covers: null });
  });

  test('up, down and up again within the term is charged once', () => {
    const server = paid(1000, '2026-12-21');
    const up = raise(server, 10_000);
    const down = raise(up, 5500);
    expect(chargeOf(server, 10_000)).toBe(rubles(9000));
    expect(chargeOf(up, 5500)).toBe(0);
    expect(chargeOf(down, 10_000)).toBe(0);
    // Beyond the level that is paid, only the rest.
    expect(chargeOf(down, 13_000)).toBe(rubles(3000));
  });

  test('again on the last day is charged once that day', () => {
    const server = paid(1000, today);
    const up = raise(server, 4000);
    expect(chargeOf(raise(up, 1000), 4000)).toBe(0);
    expect(chargeOf(raise(up, 1000), 4000, addDays(today, 1))).toBe(rubles(100));
  });

  test('covers days that a downgrade bought cheaper in lines of their own', () => {
    const high = paid(16_000, '2026-12-01');
    const down = raise(high, 1000);
    const renewed = {
      ...down,
      endDate: '2026-12-31' as const,
      paidLevels: withPeriod(down, '2026-12-31', 0, today),
    };
    expect(chargeForLevel(renewed, rubles(16_000), today)).toMatchObject({
      lines: [{ days: 30, difference: rubles(15_000), amount: rubles(15_000) }],
      charge: rubles(15_000),
    });
  });

  test('days that nothing records are paid at the monthly price', () => {
    expect(levelsOf(makeServer({ endDate: '2026-12-24' }))).toEqual([
      { until: '2026-12-24', monthly: rubles(1577), discount: 0 },
    ]);
  });
});

test('a change that came to nothing gives its days their levels back; days bought since keep theirs', () => {
  const server = paid(1000, '2026-12-21');
  const up = raise(server, 10_000);
  expect(withoutLevel(server, up, today)).toEqual(server.paidLevels);
  const renewed = { endDate: '2027-01-21' as const, paidLevels: withPeriod(up, '2027-01-21', 0, today) };
  expect(withoutLevel(server, renewed, today)).toEqual([
    { until: '2026-12-21', monthly: rubles(1000), discount: 0 },
    { until: '2027-01-21', monthly: rubles(10_000), discount: 0 },
  ]);
});

/** The charge as D37.1 reads, one day after another. */
function chargeByDays(server: Server, monthly: number, day: IsoDate): number {
  const levels = levelsOf(server);
  const levelOn = (each: IsoDate) => levels.find(({ until }) => each < until);
  const running = levelOn(day) ?? levels.at(-1);
  let sum = 0;
  const days = Math.max(1, daysBetween(day, server.endDate));
  for (let index = 0; index < days; index += 1) {
    const level = levelOn(addDays(day, index))?.monthly ?? server.monthlyPrice;
    sum += Math.max(0, monthly - level);
  }
  return Math.round((sum * (100 - (running?.discount ?? 0))) / 3000);
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), monthly: fc.integer({ min: 0, max: 2_000_000 }) }),
  fc.record({
    kind: fc.constant('renewal' as const),
    period: fc.constantFrom('month', '3months', '6months', 'year', '3years'),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 60 }) }),
);

// tests: PRICE-10
test('over any history the charge is the sum over its days, its lines add up, and no paid day is below the price', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let server: Server = paid(577, '2026-12-21');
      let day: IsoDate = today;
      for (const each of steps) {
        if (each.kind === 'wait') {
          const next = addDays(day, each.days);
          // Expiring servers are renewed in time here: suspension has its own tests.
          day = next > server.endDate ? server.endDate : next;
        } else if (each.kind === 'renewal') {
          const entry = { kind: 'renewal', id: 'r', serverId: server.id, period: each.period } as const;
          server = afterEntry(server, entry, { today: day, prices: samplePrices }) ?? server;
        } else {
          const quote = chargeForLevel(server, kopecks(each.monthly), day);
          expect(quote.charge).toBe(chargeByDays(server, each.monthly, day));
          expect(sumMoney(quote.lines.map(({ amount }) => amount)) + quote.saving).toBe(quote.charge);
          expect(chargedDays(quote) > 0).toBe(quote.charge > 0 || quote.lines.length > 0);
          const monthly = kopecks(each.monthly);
          server = { ...server, monthlyPrice: monthly, paidLevels: withLevel(server, monthly, day) };
          expect(chargeForLevel(server, monthly, day).charge).toBe(0);
        }
        const ahead = levelsOf(server).filter(({ until }) => until > day);
        for (const { monthly } of ahead) expect(monthly).toBeGreaterThanOrEqual(server.monthlyPrice);
      }
    }),
  );
});
