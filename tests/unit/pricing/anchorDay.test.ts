import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOfMonth, daysBetween, type IsoDate } from '@/domain/time/dates';
import { monthsOf, periodIds, type PeriodId } from '@/domain/pricing/period';
import { anchorAt, renewedUntil } from '@/domain/pricing/renewal';
import { withEntry } from '@/domain/servers/withEntry';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { samplePrices } from '@/sample-data/prices';
import type { ServerId } from '@/domain/servers/server';

/** A server that was bought on a day for a period. */
const bought = (day: IsoDate, period: PeriodId) =>
  makeEditableServer(
    makeServer({
      endDate: addMonths(day, monthsOf(period)),
      anchorDay: dayOfMonth(day),
      renewalPeriod: period,
    }),
    { createdOn: day },
  );

/** The server after renewals, each paid so many days before its end. */
function renewed(
  server: ReturnType<typeof bought>,
  renewals: readonly { period: PeriodId; early: number }[],
) {
  let now = server;
  for (const { period, early } of renewals) {
    const entry = { kind: 'renewal' as const, id: 'a', serverId: 1024 as ServerId, period };
    const today = addDays(now.server.endDate, 0 - early);
    const changed = withEntry(now, entry, { plans: [], prices: samplePrices, today });
    if (!changed) throw new Error('Not renewed');
    now = changed.editable;
  }
  return now;
}

// tests: DAYS-02
describe('the anchor day (D40)', () => {
  test.each([
    ['2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-31', ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2027-01-30', ['2027-02-28', '2027-03-30']],
    ['2027-01-15', ['2027-02-15', '2027-03-15']],
  ] as const)('bought on %s it ends on %j, month by month', (day, ends) => {
    const months = Array.from({ length: ends.length - 1 }, () => ({ period: 'month' as const, early: 0 }));
    const all = ends.map((_, count) => renewed(bought(day, 'month'), months.slice(0, count)).server.endDate);
    expect(all).toEqual(ends);
  });

  test('29 February keeps its day through years without it', () => {
    const years = (count: number) =>
      renewed(
        bought('2028-02-29', 'year'),
        Array.from({ length: count }, () => ({ period: 'year' as const, early: 3 })),
      ).server.endDate;
    expect([years(0), years(1), years(2), years(3)]).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2026-01-01', count));
  const renewals = fc.array(
    fc.record({ period: fc.constantFrom(...periodIds), early: fc.integer({ min: -3, max: 20 }) }),
    { maxLength: 12 },
  );

  test('any sequence of renewals in time ends on the same day as all its months at once', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...periodIds), renewals, (day, first, sequence) => {
        const { server, settings } = renewed(bought(day, first), sequence);
        const months = [first, ...sequence.map(({ period }) => period)].reduce(
          (sum, period) => sum + monthsOf(period),
          0,
        );
        expect(server.endDate).toBe(addMonths(day, months));
        expect(server.anchorDay).toBe(dayOfMonth(day));
        const last = sequence.at(-1)?.period ?? first;
        expect([server.renewalPeriod, settings.renewalPeriod]).toEqual([last, last]);
      }),
    );
  });

  test('a server whose term is over is bought anew, on the day that it is paid', () => {
    const server = { ...bought('2027-01-31', 'month').server, status: 'Suspended' };
    const again = renewed({ ...bought('2027-01-31', 'month'), server }, [{ period: 'month', early: -20 }]);
    expect(again.server).toMatchObject({ endDate: '2027-04-20', anchorDay: 20 });
  });

  test('an end date that somebody has moved is followed, and no month is longer than a month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 31 }), (endDate, anchorDay) => {
        const server = makeServer({ endDate, anchorDay });
        const until = renewedUntil(server, endDate, 'month');
        expect(daysBetween(endDate, until)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(endDate, until)).toBeLessThanOrEqual(31);
        expect(renewedUntil({ ...server, anchorDay: null }, endDate, 'month')).toBe(addMonths(endDate, 1));
        expect(addMonths(endDate, 0, anchorAt(server, endDate))).toBe(endDate);
      }),
    );
  });
});
