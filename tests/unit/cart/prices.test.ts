import { expect, test } from 'vitest';
import { quoteCheckout } from '@/domain/cart/checkout';
import type { CartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { applyPromo, toPromoCode, type PromoCode } from '@/domain/cart/promo';
import { kopecks, rubles } from '@/domain/money/money';
import { periodIds } from '@/domain/pricing/period';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { makePromo, samplePromos } from '@/sample-data/promos';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import { sampleSystems } from '@/sample-data/systems';

const market: Market = {
  plans: samplePlans,
  prices: samplePrices,
  systems: sampleSystems,
  servers: sampleServers,
  today: '2026-11-21',
};
const order = makeOrderEntry();
const renewalFor = (period: (typeof periodIds)[number], serverId = 1024): CartEntry => ({
  kind: 'renewal',
  id: 'r',
  serverId: serverId as ServerId,
  period,
});
const tariffChange = (tariff: string, serverId = 1024): CartEntry => ({
  kind: 'tariff',
  id: 't',
  serverId: serverId as ServerId,
  tariff,
});

// tests: CART-13, CART-17
test('the sample cart is two servers for 3154.00', () => {
  const quote = quoteCheckout(sampleCart, null, market);
  expect(quote).toMatchObject({ subtotal: rubles(3154), discount: 0, total: rubles(3154), promo: null });
  expect(quote.entries).toHaveLength(2);
});

// tests: PRICE-03, RENEW-03
test('renewals cost what the table of §9 says', () => {
  expect(periodIds.map((period) => priceEntry(renewalFor(period), market).total)).toEqual(
    [1577, 4495, 8516, 16086, 32171, 48257].map(rubles),
  );
});

test('a renewal in the cart carries the lines of its receipt', () => {
  expect(priceEntry(renewalFor('year'), market)).toMatchObject({
    quote: { base: rubles(18924), discount: rubles(-2838), rounding: 0, total: rubles(16086) },
    total: rubles(16086),
  });
});

test('a renewal lasts until the same day of a later month, its last one where there is no such day', () => {
  const ending = (endDate: '2026-12-24' | '2027-01-31') => ({
    ...market,
    servers: [makeServer({ endDate })],
  });
  expect(priceEntry(renewalFor('3months'), ending('2026-12-24'))).toMatchObject({ until: '2027-03-24' });
  expect(priceEntry(renewalFor('month'), ending('2027-01-31'))).toMatchObject({ until: '2027-02-28' });
});

test('a server that has expired is renewed from today on, unless it still runs', () => {
  const ended = (endDate: '2026-11-20' | '2026-11-21', status = 'Active') => ({
    ...market,
    servers: [makeServer({ endDate, status })],
  });
  expect(priceEntry(renewalFor('month'), ended('2026-11-20', 'Suspended'))).toMatchObject({
    until: '2026-12-21',
  });
  expect(priceEntry(renewalFor('month'), ended('2026-11-20'))).toMatchObject({ until: '2026-12-20' });
  expect(priceEntry(renewalFor('year'), ended('2026-11-21'))).toMatchObject({ until: '2027-11-21' });
});

// tests: PRICE-10
test('a tariff change costs the difference for the days left (D18)', () => {
  const left12 = { ...market, servers: [makeServer({ endDate: '2026-12-03' })] };
  expect(priceEntry(tariffChange('Arcturus'), left12)).toMatchObject({
    status: 'tariff',
    quote: { lines: [{ days: 12 }], nextMonthly: rubles(5500) },
    total: rubles(1569.2),
  });
  const expired = { ...market, servers: [makeServer({ endDate: '2026-11-01' })] };
  expect(priceEntry(tariffChange('Arcturus'), expired)).toMatchObject({
    quote: { covers: null, lines: [] },
    total: 0,
  });
});

// tests: CART-18
test.each<[string, CartEntry]>([
  ['plan', makeOrderEntry({ plan: 'Betelgeuse[GB]' })],
  ['plan named like a property', makeOrderEntry({ plan: '__proto__' })],
  ['server of a renewal', renewalFor('month', 9)],
  ['server of a tariff change', tariffChange('Castor', 9)],
  ['tariff', tariffChange('Algol')],
])('an entry whose %s is gone costs nothing and is vanished', (_, entry) => {
  expect(priceEntry(entry, market)).toEqual({ status: 'vanished', entry, total: 0 });
});

test('choices that do not go together are not sold through the cart either', () => {
  const { configuration } = order;
  const windows = { family: 'windows', version: '2022' } as const;
  for (const impossible of [
    { ...configuration, os: windows, panel: 'cpanel' as const },
    { ...configuration, os: { family: 'freebsd', version: '14' } as const, software: 'docker' as const },
  ])
    expect(priceEntry(makeOrderEntry({ configuration: impossible }), market).status).toBe('vanished');
  const possible = { ...configuration, os: windows, panel: 'plesk' as const };
  expect(priceEntry(makeOrderEntry({ configuration: possible }), market).status).toBe('order');
});

const promoNamed = (code: string) => samplePromos.find((promo) => promo.code === code) ?? null;
const discountOf = (promo: PromoCode | null, entries: readonly CartEntry[], today = market.today) =>
  applyPromo(
    promo?.code ?? 'NONE',
    promo,
    entries.map((entry) => priceEntry(entry, market)),
    today,
  );

// tests: PROMO-08
test('a percent is rounded down to the kopeck, a fixed sum never exceeds what it is taken from', () => {
  expect(discountOf(promoNamed('WELCOME10'), sampleCart)).toMatchObject({ discount: rubles(315.4) });
  expect(discountOf(promoNamed('METEOR500'), sampleCart)).toMatchObject({ discount: rubles(500) });
  const third = makePromo({ benefit: { kind: 'percent', percent: 33 } });
  expect(discountOf(third, [order])).toMatchObject({ discount: kopecks(52041) });
  const large = makePromo({ benefit: { kind: 'fixed', amount: rubles(1_000_000) } });
  const quote = quoteCheckout([order], { code: large.code, found: large }, market);
  expect(quote).toMatchObject({ discount: rubles(1577), total: 0 });
});

// tests: PROMO-07
test('only orders of the code’s catalogues count (D10)', () => {
  const storage = makeOrderEntry({ id: 's', plan: 'Diadem[NL]' });
  const line = samplePlans.find(({ name }) => name === storage.plan)?.line;
  const code = makePromo({ lines: line ? [line] : [] });
  expect(discountOf(code, [storage, order, renewalFor('year'), tariffChange('Castor')])).toMatchObject({
    ok: true,
    discount: rubles(157.7),
  });
});

// tests: PROMO-03, PROMO-04, PROMO-05, PROMO-06, PROMO-07, PROMO-10, PROMO-12
test.each([
  ['notFound', null, market.today],
  ['expired', promoNamed('SUMMER25'), market.today],
  ['notYetActive', promoNamed('COMET2036'), market.today],
  ['usedUp', promoNamed('FIRST100'), market.today],
  ['usedByCustomer', makePromo({ perCustomer: 2, customer: { uses: 2, hasOrdered: true } }), market.today],
  [
    'notFirstOrder',
    makePromo({ isFirstOrderOnly: true, customer: { uses: 0, hasOrdered: true } }),
    market.today,
  ],
  ['nothingEligible', promoNamed('STORAGE15'), market.today],
] as const)('a code that gives nothing says why: %s', (problem, promo, today) => {
  expect(discountOf(promo, sampleCart, today)).toMatchObject({ ok: false, problem, promo });
});

test('a limited code works until its limit, and for customers without orders', () => {
  const once = makePromo({
    perCustomer: 2,
    isFirstOrderOnly: true,
    customer: { uses: 1, hasOrdered: false },
  });
  expect(discountOf(once, sampleCart)).toMatchObject({ ok: true });
});

// tests: PROMO-04, PROMO-05
test('a code works on its first and its last day, and on none around them', () => {
  const promo = makePromo({ from: '2026-11-01', until: '2026-11-30' });
  const on = (day: '2026-10-31' | '2026-11-01' | '2026-11-30' | '2026-12-01') =>
    discountOf(promo, sampleCart, day).ok;
  expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-30'), on('2026-12-01')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a renewal, a vanished plan and an empty selection have nothing to take a discount from', () => {
  const gone = makeOrderEntry({ plan: 'Betelgeuse[GB]' });
  for (const entries of [[renewalFor('year')], [gone], []])
    expect(discountOf(promoNamed('WELCOME10'), entries)).toMatchObject({ problem: 'nothingEligible' });
});

test.each([
  ['  welcome10 ', 'WELCOME10'],
  ['meteor-500', 'METEOR-500'],
  ['', null],
  ['   ', null],
  ['два', null],
  ['A B', null],
  ['<b>X</b>', null],
  ['__PROTO__', null],
  ['X'.repeat(33), null],
  ['X'.repeat(10_000), null],
])('the text %j is the code %j', (text, code) => {
  expect(toPromoCode(text)).toBe(code);
});

test('lines always add up: total = subtotal − discount', () => {
  const cart = [
    order,
    makeOrderEntry({
      id: '2',
      configuration: { ...order.configuration, count: 7, period: '3months', ipv4: 4 },
    }),
    renewalFor('6months'),
    tariffChange('Intercrus'),
  ];
  for (const found of [...samplePromos, null]) {
    const quote = quoteCheckout(cart, { code: found?.code ?? 'NO', found }, market);
    expect(quote.subtotal).toBe(quote.entries.reduce((sum, { total }) => sum + total, 0));
    expect(quote.total).toBe(quote.subtotal - quote.discount);
    expect(quote.total).toBeGreaterThanOrEqual(0);
  }
});
