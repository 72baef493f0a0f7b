import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { makePlan, samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { parseCatalogUrl } from '@/screens/catalog/CatalogScreen/catalogUrl';
import { productLineOf, toCatalogView } from '@/screens/catalog/CatalogScreen/toCatalogView';
import { toPlanOffer } from '@/screens/catalog/CatalogScreen/toPlanOffer';
import { parseOrderUrl } from '@/domain/order/orderUrl';

const loaded = { status: 'ready', value: { plans: samplePlans, prices: samplePrices } } as const;

function readyView(line: 'vps' | 'cpu' | 'storage', search = '') {
  const view = toCatalogView(line, parseCatalogUrl(search), loaded);
  if (view.status !== 'ready') throw new Error(`The catalogue is ${view.status}`);
  return view;
}

const namesOf = (view: ReturnType<typeof readyView>) => view.offers.map(({ plan }) => plan.name);

// tests: CATALOG-11, CATALOG-13
test('each page is its catalogue (§2)', () => {
  expect(productLineOf('vpsCatalog')).toBe('vps');
  expect(productLineOf('vpsCpuCatalog')).toBe('cpu');
  expect(productLineOf('vpsStorageCatalog')).toBe('storage');
});

// tests: CATALOG-02
test('opens on Great Britain where that has plans, else where the plans are (§9)', () => {
  const prices = [577, 677, 977, 1377, 1577, 2377, 2877, 3877, 5000, 8000, 11100, 16000].map(rubles);
  expect(readyView('vps').country).toBe('GB');
  expect(readyView('vps').offers.map(({ price }) => price)).toEqual(prices);
  expect(readyView('cpu').country).toBe('RU');
  expect(readyView('cpu').offers).toHaveLength(9);
  expect(readyView('storage').country).toBe('NL');
  expect(readyView('storage').offers.map(({ price }) => price)).toEqual(prices);
});

// tests: CATALOG-03
test('all 46 countries, those with plans first', () => {
  const { countries } = readyView('cpu');
  expect(countries).toHaveLength(46);
  expect(countries.slice(0, 4)).toEqual([
    { code: 'RU', planCount: 9 },
    { code: 'US', planCount: 2 },
    { code: 'NL', planCount: 2 },
    { code: 'DE', planCount: 2 },
  ]);
  expect(countries.slice(4).every(({ planCount }) => planCount === 0)).toBe(true);
});

// tests: CATALOG-17
test('a country without plans has no matches; a catalogue without plans is empty', () => {
  expect(toCatalogView('cpu', parseCatalogUrl('?dc=GB'), loaded).status).toBe('noMatches');
  const nothing = toCatalogView('cpu', parseCatalogUrl(''), {
    status: 'ready',
    value: { plans: [makePlan()], prices: samplePrices },
  });
  expect(nothing).toMatchObject({
    status: 'empty',
    questionHref: '/dashboard/support/create?service=VPS%2FVDS+Hi-CPU',
  });
});

test('loading and failing keep the title and what was chosen', () => {
  const address = parseCatalogUrl('?period=year');
  expect(toCatalogView('storage', address, { status: 'loading' })).toEqual({
    status: 'loading',
    title: 'shell.nav.vpsStorage',
    layout: 'cards',
    period: 'year',
    sort: 'price',
  });
  expect(toCatalogView('vps', address, { status: 'error', reason: 'offline' })).toMatchObject({
    status: 'error',
    reason: 'offline',
  });
});

test('cards come in the order requested', () => {
  expect(namesOf(readyView('vps', '?sort=-price'))[0]).toBe('Intercrus[GB]');
  expect(namesOf(readyView('vps', '?sort=-cpu'))[0]).toBe('Intercrus[GB]');
  // Equal in memory: the cheaper first.
  expect(namesOf(readyView('vps', '?sort=-ram')).slice(-5)).toEqual([
    'Nembus[GB]',
    'Diadem[GB]',
    'Haedus[GB]',
    'Brachium[GB]',
    'Naos[GB]',
  ]);
});

// tests: CATALOG-15, PRICE-04
describe('prices (D15)', () => {
  const diadem = makePlan({ name: 'Diadem[GB]', price: { monthly: rubles(1577), currency: 'RUB' } });

  test.each([
    ['any', 1577],
    ['month', 1577],
    ['3months', 4495],
    ['6months', 8516],
    ['year', 16086],
    ['2years', 32171],
    ['3years', 48257],
  ] as const)('%s is %d', (period, price) => {
    expect(toPlanOffer(diadem, period, samplePrices.discounts).price).toBe(rubles(price));
  });

  test('a month shows what a year ahead would gain; another period what it gains itself', () => {
    const year = { period: 'year', perMonth: rubles(1340.5), saving: rubles(2838), percent: 15 };
    expect(toPlanOffer(diadem, 'month', samplePrices.discounts).ahead).toEqual(year);
    expect(toPlanOffer(diadem, 'any', samplePrices.discounts).ahead).toEqual(year);
    expect(toPlanOffer(diadem, '3months', samplePrices.discounts).ahead).toEqual({
      period: '3months',
      perMonth: rubles(1498.34),
      saving: rubles(236),
      percent: 5,
    });
  });

  test('an order is for a year at most, and the card says its price (§2)', () => {
    for (const period of ['2years', '3years'] as const) {
      const offer = toPlanOffer(diadem, period, samplePrices.discounts);
      expect(offer.yearPrice).toBe(rubles(16086));
      expect(new URL(offer.orderHref, 'http://portal').searchParams.get('period')).toBe('year');
    }
    expect(toPlanOffer(diadem, 'year', samplePrices.discounts).yearPrice).toBeNull();
  });

  // tests: CATALOG-06
  test('the order gets the plan as JSON, its price in rubles, and understands it (§2)', () => {
    const { pathname, search, searchParams } = new URL(
      toPlanOffer(diadem, '6months', samplePrices.discounts).orderHref,
      'http://portal',
    );
    expect(pathname).toBe('/dashboard/os-selection');
    expect(JSON.parse(searchParams.get('server') ?? '')).toEqual({
      name: 'Diadem[GB]',
      price: 1577,
      datacenter: 'gb',
    });
    const order = parseOrderUrl(search);
    expect(order.plan).toMatchObject({ status: 'named', name: 'Diadem[GB]' });
    expect(order.configuration.period).toBe('6months');
    expect(order.ignored).toEqual([]);
  });
});

describe('comparison', () => {
  const compare = (...names: string[]) =>
    names.map((name) => `&compare=${encodeURIComponent(name)}`).join('');

  test('plans of several countries, at the price of the period, in the order they were picked', () => {
    const { comparison } = readyView('cpu', `?period=year${compare('Vega[DE]', 'Vega[RU]')}&view=compare`);
    expect(comparison.chosen.map(({ plan }) => plan.name)).toEqual(['Vega[DE]', 'Vega[RU]']);
    expect(comparison.chosen[0]?.price).toBe(rubles(8364));
    expect(comparison).toMatchObject({ isOpen: true, showsAll: false });
  });

  test('what is not sold here is left out, and one plan is not compared with nothing (D21)', () => {
    const { comparison } = readyView(
      'cpu',
      `?view=compare${compare('Naos[GB]', '__proto__', 'Vega[RU]', '<script>')}`,
    );
    expect(comparison.chosen.map(({ plan }) => plan.name)).toEqual(['Vega[RU]']);
    expect(comparison.isOpen).toBe(false);
  });
});
