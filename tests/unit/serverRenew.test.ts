import { expect, test } from 'vitest';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { rubles } from '@/domain/money/money';
import { periodIds } from '@/domain/pricing/period';
import type { ServerId } from '@/domain/servers/server';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import { parsePeriod, withPeriod } from '@/screens/serverRenew/ServerRenewScreen/serverRenewUrl';
import { toRenewalEntries, toServerRenewView } from '@/screens/serverRenew/ServerRenewScreen/serverRenewView';
import { requestedServers } from '@/domain/servers/requestedServers';

const market: Market = { plans: [], prices: samplePrices, servers: sampleServers, today: '2026-11-21' };
const use = { period: 'month', isReceiptOpen: false, isSaving: false } as const;

function viewOf(search: string, changes: { market?: Market; period?: (typeof periodIds)[number] } = {}) {
  const state = { status: 'ready', value: changes.market ?? market } as const;
  return toServerRenewView(requestedServers(search), state, { ...use, period: changes.period ?? 'month' });
}

function readyOf(...of: Parameters<typeof viewOf>) {
  const view = viewOf(...of);
  if (view.status !== 'ready') throw new Error(view.status);
  return view;
}

test('waiting and failing; an address without a number fails before anything is loaded', () => {
  const noIds = requestedServers('');
  expect(toServerRenewView(noIds, { status: 'loading' }, use).status).toBe('loading');
  expect(toServerRenewView(noIds, { status: 'error', reason: 'unexpected' }, use)).toMatchObject({
    reason: 'unexpected',
  });
  expect(toServerRenewView(requestedServers('?id=abc'), { status: 'loading' }, use)).toMatchObject({
    status: 'noServer',
    ids: [],
  });
});

// tests: RENEW-03, RENEW-04, PRICE-03
test('the table of §9, with the day each period lasts until', () => {
  expect(readyOf('?id=1024').offers.map(({ period, total, until }) => [period, total, until])).toEqual([
    ['month', rubles(1577), '2027-01-24'],
    ['3months', rubles(4495), '2027-03-24'],
    ['6months', rubles(8516), '2027-06-24'],
    ['year', rubles(16086), '2027-12-24'],
    ['2years', rubles(32171), '2028-12-24'],
    ['3years', rubles(48257), '2029-12-24'],
  ]);
});

test.each([
  ['month', 1, 0],
  ['3months', 3, 5],
  ['6months', 6, 10],
  ['year', 12, 15],
  ['2years', 24, 15],
  ['3years', 36, 15],
] as const)('what %s saves, and its total, are %i months', (period, months, percent) => {
  const offer = readyOf('?id=1024').offers.find((each) => each.period === period);
  expect(offer?.percent).toBe(percent);
  expect((offer?.total ?? 0) + (offer?.saving ?? 0)).toBe(months * rubles(1577));
});

test('several servers: their prices add up to what is chosen, and are the cart’s', () => {
  const servers = [
    makeServer({ monthlyPrice: rubles(577.5) }),
    makeServer({ id: 2 as ServerId, endDate: '2026-11-01', monthlyPrice: rubles(1234.56) }),
  ];
  const many = { ...market, servers };
  for (const period of periodIds) {
    const view = readyOf('?id=1024,2', { market: many, period });
    const prices = toRenewalEntries(servers, period).map(
      (entry) => priceEntry({ ...entry, id: 'x' }, many).total,
    );
    expect(view.lines.map(({ price }) => price)).toEqual(prices);
    expect(view.quote.total).toBe(prices.reduce((sum, price) => sum + price, 0));
    expect(view.offers.find((offer) => offer.period === period)?.total).toBe(view.quote.total);
  }
  const { lines, offers } = readyOf('?id=1024,2', { market: many });
  expect(lines.map(({ term, until }) => [term, until])).toEqual([
    ['current', '2027-01-24'],
    ['over', '2026-12-21'],
  ]);
  expect(offers.map(({ until }) => until)).toEqual(Array.from({ length: 6 }, () => null));
});

// tests: ROUTE-08
test('what is not there is named, the rest is renewed, in the order of the address', () => {
  const view = readyOf('?id=1057,9999,1024,x');
  expect(view.lines.map(({ server }) => server.id)).toEqual([1057, 1024]);
  expect([view.missing, view.isDamaged]).toEqual([[9999], true]);
  expect(viewOf('?id=9999,8888')).toMatchObject({ status: 'noServer', ids: [9999, 8888] });
});

test('the period lives in the address, which otherwise stays as it was', () => {
  expect(parsePeriod('?id=1&period=year')).toBe('year');
  expect(['', '?period=', '?period=decade', '?period=__proto__'].map(parsePeriod)).toEqual(
    Array.from({ length: 4 }, () => 'month'),
  );
  expect(withPeriod('?id=1,2', 'year')).toBe('?id=1,2&period=year');
  expect(withPeriod('?id=1,2&period=year', 'month')).toBe('?id=1,2');
  expect(withPeriod('?period=year', 'month')).toBe('');
  expect(withPeriod('?id=1%2C2&period=decade', 'month')).toBe('?id=1%2C2&period=decade');
});
