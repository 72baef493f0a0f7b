import { describe, expect, test } from 'vitest';
import { priceEntry } from '@/domain/cart/priceEntry';
import { kopecks, rubles } from '@/domain/money/money';
import { monthlyFrom, nextPriceAfterRenewal, renewalMonthly } from '@/domain/pricing/renewal';
import { forecastBalance } from '@/domain/renewal/balanceForecast';
import { afterEntry } from '@/domain/servers/afterEntry';
import { samplePrices } from '@/sample-data/prices';
import { makeServer } from '@/sample-data/servers';

/* An announced price of a server's plan. */

const today = '2026-11-21';
const nextPrice = { monthly: rubles(1800), from: '2026-12-05' } as const;
const server = makeServer({
  nextPrice,
  optionsMonthly: rubles(100),
  monthlyPrice: rubles(1677),
  endDate: '2026-12-24',
});
const terms = { today, prices: samplePrices } as const;
const renewal = { kind: 'renewal', id: 'r', serverId: server.id, period: 'month' } as const;

// tests: PRICES-09
describe('a period at the announced price', () => {
  test.each([
    ['2026-12-04', 1677],
    ['2026-12-05', 1900],
    ['2027-12-05', 1900],
  ] as const)('that starts on %s costs %i', (start, monthly) => {
    expect(monthlyFrom(server, start)).toBe(rubles(monthly));
  });

  test('is decided by its first day, not by the day of the payment', () => {
    expect(renewalMonthly(server, today)).toBe(rubles(1900));
    expect(renewalMonthly({ ...server, endDate: '2026-12-04' }, today)).toBe(rubles(1677));
    // The term is over, so the period starts today.
    expect(renewalMonthly({ ...server, endDate: '2026-10-04' }, today)).toBe(rubles(1677));
  });

  test('is sold at it, and the announcement is over; the days before keep their level', () => {
    const market = { ...terms, plans: [], servers: [server] };
    expect(priceEntry(renewal, market)).toMatchObject({ monthly: rubles(1900), total: rubles(1900) });
    expect(afterEntry(server, renewal, terms)).toMatchObject({
      monthlyPrice: rubles(1900),
      optionsMonthly: rubles(100),
      nextPrice: null,
      endDate: '2027-01-24',
      paidLevels: [
        { until: '2026-12-24', monthly: rubles(1677), discount: 0 },
        { until: '2027-01-24', monthly: rubles(1900), discount: 0 },
      ],
    });
  });

  test('is still to come after a renewal that starts within the notice', () => {
    const soon = { ...server, endDate: '2026-12-01' } as const;
    expect(nextPriceAfterRenewal(soon, today)).toEqual(nextPrice);
    expect(afterEntry(soon, renewal, terms)).toMatchObject({ monthlyPrice: rubles(1677), nextPrice });
  });

  test('is forgotten with the plan', () => {
    const tariff = { kind: 'tariff', id: 't', serverId: server.id, tariff: 'Arcturus' } as const;
    expect(afterEntry(server, tariff, terms)).toMatchObject({ monthlyPrice: rubles(5600), nextPrice: null });
  });

  test('is part of the forecast of the balance', () => {
    const on = { today, discounts: samplePrices.discounts } as const;
    expect(forecastBalance(kopecks(189_999), [server], on)).toEqual({ kind: 'until', day: '2026-12-24' });
    expect(forecastBalance(kopecks(190_000), [server], on)).toEqual({ kind: 'until', day: '2027-01-24' });
  });
});
