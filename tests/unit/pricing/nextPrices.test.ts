import { describe, expect, test } from 'vitest';
import { nextPriceText } from '@/components/nextPriceText';
import { priceEntry } from '@/domain/cart/priceEntry';
import { kopecks, rubles } from '@/domain/money/money';
import { keptNextPrices, withKeptPrices, withNextPrice } from '@/domain/pricing/nextPrices';
import { monthlyFrom, renewalMonthly } from '@/domain/pricing/renewal';
import { forecastBalance } from '@/domain/renewal/balanceForecast';
import { afterEntry } from '@/domain/servers/afterEntry';
import { withEntry } from '@/domain/servers/withEntry';
import { withSettings } from '@/domain/servers/withSettings';
import { formattersFor } from '@/i18n/format';
import { makeNextPrice, panelNextPrice } from '@/sample-data/nextPrices';
import { samplePrices } from '@/sample-data/prices';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';

/* Prices that were announced for the renewals of a server, part by part. */

const today = '2026-11-21';
const tariff = makeNextPrice();
const server = makeServer({
  nextPrices: [tariff, panelNextPrice],
  optionsMonthly: rubles(300),
  monthlyPrice: rubles(1877),
  endDate: '2026-12-24',
});
const optionPrices = { panel: rubles(300), ipv4: [], ipv6: rubles(0), backup: rubles(0) };
const plain = makeEditableServer(server);
const editable = { ...plain, settings: { ...plain.settings, panel: 'plesk' as const }, optionPrices };
const terms = { today, prices: samplePrices } as const;
const renewal = { kind: 'renewal', id: 'r', serverId: server.id, period: 'month' } as const;

// tests: PRICES-09, PRICES-10
describe('a period at the announced prices', () => {
  test.each([
    ['2026-12-04', 1877],
    ['2026-12-05', 2100],
    ['2026-12-19', 2100],
    ['2026-12-20', 2150],
    ['2027-12-05', 2150],
  ] as const)('that starts on %s costs %i', (start, monthly) => {
    expect(monthlyFrom(server, start)).toBe(rubles(monthly));
  });

  test('is decided by its first day, not by the day of the payment', () => {
    expect(renewalMonthly(server, today)).toBe(rubles(2150));
    expect(renewalMonthly({ ...server, endDate: '2026-12-04' }, today)).toBe(rubles(1877));
    // The term is over, so the period starts today.
    expect(renewalMonthly({ ...server, endDate: '2026-10-04' }, today)).toBe(rubles(1877));
  });

  test('is sold at them, and the announcements are over; the days before keep their level', () => {
    const market = { ...terms, plans: [], servers: [server] };
    expect(priceEntry(renewal, market)).toMatchObject({ monthly: rubles(2150), total: rubles(2150) });
    expect(withEntry(editable, renewal, market)?.editable).toMatchObject({
      server: {
        monthlyPrice: rubles(2150),
        optionsMonthly: rubles(350),
        nextPrices: [],
        endDate: '2027-01-24',
        paidLevels: [
          { until: '2026-12-24', monthly: rubles(1877), discount: 0 },
          { until: '2027-01-24', monthly: rubles(2150), discount: 0 },
        ],
      },
      optionPrices: { ...optionPrices, panel: rubles(350) },
    });
  });

  test('applies those that are due, and keeps the later ones', () => {
    const soon = { ...server, endDate: '2026-12-10' } as const;
    expect(afterEntry(soon, renewal, terms)).toMatchObject({
      monthlyPrice: rubles(2100),
      optionsMonthly: rubles(300),
      nextPrices: [panelNextPrice],
    });
    const sooner = { ...server, endDate: '2026-12-04' } as const;
    expect(afterEntry(sooner, renewal, terms)).toMatchObject({
      monthlyPrice: rubles(1877),
      nextPrices: server.nextPrices,
    });
  });

  test('has the price of a new tariff and keeps the announced ones of the options', () => {
    const change = { kind: 'tariff', id: 't', serverId: server.id, tariff: 'Arcturus' } as const;
    expect(afterEntry(server, change, terms)).toMatchObject({
      monthlyPrice: rubles(5800),
      nextPrices: [panelNextPrice],
    });
  });

  test('is part of the forecast of the balance', () => {
    const on = { today, discounts: samplePrices.discounts } as const;
    expect(forecastBalance(kopecks(214_999), [server], on)).toEqual({ kind: 'until', day: '2026-12-24' });
    expect(forecastBalance(kopecks(215_000), [server], on)).toEqual({ kind: 'until', day: '2027-01-24' });
  });

  test('is named with the day of each change', () => {
    const i18n = {
      ...formattersFor('en'),
      t: (_: string, { price, date }: { price: string; date: string }) => `${price} from ${date}`,
    } as Parameters<typeof nextPriceText>[1];
    const shown = nextPriceText({ ...server, nextPrices: [panelNextPrice, tariff] }, i18n);
    expect(shown).toMatch(/^2,100\.00\sRUB from Dec 5, 2026; 2,150\.00\sRUB from Dec 20, 2026$/);
    expect(nextPriceText(makeServer(), i18n)).toBeNull();
  });
});

describe('an announced price', () => {
  const from = '2026-12-05';
  const addresses = { ...optionPrices, ipv4: [rubles(200), rubles(150)] };

  test.each([
    ['tariff', rubles(1500), -7_700],
    ['panel', rubles(350), 5_000],
    ['ipv6', rubles(100), 10_000],
    ['ipv4', rubles(250), 15_000],
  ] as const)('of %s at %i changes the monthly price by %i', (part, monthly, change) => {
    const bare = { server: { ...server, nextPrices: [] }, optionPrices: addresses };
    expect(withNextPrice(bare, { part, monthly, from })).toEqual([{ part, monthly, change, from }]);
  });

  test('replaces the earlier one of its part', () => {
    const next = { part: 'panel', monthly: rubles(400), from: '2027-01-01' } as const;
    expect(withNextPrice(editable, next)).toEqual([tariff, { ...next, change: 10_000 }]);
  });

  test('of additional addresses is that of each of them', () => {
    const next = makeNextPrice({ part: 'ipv4', monthly: rubles(250), change: 15_000 });
    const rented = { ...editable, server: { ...server, nextPrices: [next] }, optionPrices: addresses };
    const renewed = withEntry(rented, renewal, { ...terms, plans: [] });
    expect(renewed?.editable.optionPrices).toEqual({ ...addresses, ipv4: [rubles(250), rubles(250)] });
  });
});

// tests: PRICES-10
describe('after a change of options', () => {
  const before = { panel: 'plesk', ipv4: 3, ipv6Subnet: 'auto', backup: 'daily' } as const;
  const sold = {
    panel: rubles(300),
    ipv4: [rubles(200), rubles(200)],
    ipv6: rubles(100),
    backup: rubles(100),
  };
  const all = [
    makeNextPrice(),
    panelNextPrice,
    makeNextPrice({ part: 'ipv4', monthly: rubles(250), change: 10_000 }),
    makeNextPrice({ part: 'ipv6', monthly: rubles(120), change: 2_000 }),
    makeNextPrice({ part: 'backup', monthly: rubles(120), change: 2_000 }),
  ];
  const kept = (after: Partial<Record<keyof typeof before, unknown>>, prices = sold) =>
    keptNextPrices(all, { before, after: { ...before, ...after } as typeof before, sold: prices }).map(
      ({ part, change }) => [part, change],
    );

  test('those of kept options stay', () => {
    expect(kept({})).toEqual(all.map(({ part, change }) => [part, change]));
  });

  test.each([
    ['panel', { panel: 'cpanel' }],
    ['panel', { panel: 'none' }],
    ['backup', { backup: 'weekly' }],
    ['ipv6', { ipv6Subnet: '' }],
  ])('that of %s is over with %j', (part, after) => {
    expect(kept(after)).not.toContainEqual([part, expect.anything()]);
    expect(kept(after)).toHaveLength(all.length - 1);
  });

  test('that of the addresses follows their number', () => {
    expect(kept({ ipv4: 2 }, { ...sold, ipv4: [rubles(200)] })).toContainEqual(['ipv4', 5_000]);
    const none = kept({ ipv4: 1 }, { ...sold, ipv4: [] });
    expect(none).not.toContainEqual(['ipv4', expect.anything()]);
  });

  test('a server without the option renews without its announced price', () => {
    const { value } = withSettings(
      editable,
      [],
      { settings: { ...editable.settings, panel: 'none' }, password: null, userPassword: null },
      terms,
    ) as Extract<ReturnType<typeof withSettings>, { status: 'done' }>;
    const after = withKeptPrices(editable, value.editable);
    expect(after.server.nextPrices).toEqual([tariff]);
    expect(monthlyFrom(after.server, '2026-12-24')).toBe(rubles(1800));
  });
});
