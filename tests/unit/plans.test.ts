import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { catalogueCountries, defaultCountry } from '@/domain/profile/countries';
import {
  cheapestPlan,
  isOrderable,
  planNamed,
  planStar,
  recommendedPlan,
  type DatacenterId,
  type PlanName,
} from '@/domain/catalog/plan';
import { cpuPlans, makePlan, samplePlanName, samplePlans, storagePlans, ukPlans } from '@/sample-data/plans';

// tests: CATALOG-07, CATALOG-08
test('the twelve UK plans have the names and prices of §9, in order', () => {
  expect(ukPlans.map(({ name, price }) => [planStar(name), price.monthly])).toEqual([
    ['Naos', rubles(577)],
    ['Haedus', rubles(677)],
    ['Brachium', rubles(977)],
    ['Nembus', rubles(1377)],
    ['Diadem', rubles(1577)],
    ['Arcturus', rubles(2377)],
    ['Castor', rubles(2877)],
    ['Sirius', rubles(3877)],
    ['Okul', rubles(5000)],
    ['Alphard', rubles(8000)],
    ['Electra', rubles(11100)],
    ['Intercrus', rubles(16000)],
  ]);
});

// tests: CATALOG-09
test('their specs run from 1 vCore, 1 GB, 25 GB NVME to 32 vCore, 64 GB, 510 GB SSD NVME (§9)', () => {
  expect(ukPlans[0]?.specs).toEqual({ cpu: 1, ram: 1, storage: { size: 25, kind: 'NVME' } });
  expect(ukPlans.at(-1)?.specs).toEqual({ cpu: 32, ram: 64, storage: { size: 510, kind: 'SSD NVME' } });
});

test('no dearer plan has less of anything', () => {
  ukPlans.forEach((plan, index) => {
    const before = ukPlans[index - 1];
    if (!before) return;
    expect(plan.price.monthly).toBeGreaterThan(before.price.monthly);
    expect(plan.specs.cpu).toBeGreaterThanOrEqual(before.specs.cpu);
    expect(plan.specs.ram).toBeGreaterThanOrEqual(before.specs.ram);
    expect(plan.specs.storage.size).toBeGreaterThan(before.specs.storage.size);
  });
});

// tests: CATALOG-10
test('each has one public IPv4, no IPv6, no backup, and is sold in Great Britain (§9)', () => {
  for (const { name, datacenter, flag, features } of ukPlans) {
    expect(name).toMatch(/^[A-Z][a-z]+\[GB\]$/);
    expect([datacenter, flag]).toEqual(['gb', 'GB']);
    expect(features).toEqual({ controlPanel: 'none', publicIP: 1, ipv6: false, backup: 'none' });
  }
});

test('the cheapest plan is found at any position; an empty list throws', () => {
  expect(cheapestPlan(ukPlans.toReversed()).name).toBe('Naos[GB]');
  expect(() => cheapestPlan([])).toThrow(RangeError);
  // The first of several.
  const twins = ['Naos[GB]', 'Naos[NL]'].map((name) => ({ ...makePlan(), name: name as PlanName }));
  expect(cheapestPlan(twins).name).toBe('Naos[GB]');
});

test.each([
  [null, 1, true],
  [null, 100, true],
  [1, 1, true],
  [0, 1, false],
  [3, 3, true],
  [2, 3, false],
])('of a stock of %s, %s can be ordered: %s', (stock, count, isPossible) => {
  expect(isOrderable({ stock }, count)).toBe(isPossible);
});

test('one server is meant where no number is named', () => {
  expect([0, 1].map((stock) => isOrderable({ stock }))).toEqual([false, true]);
});

describe('the recommended plan', () => {
  const at = (monthly: number, changes = {}) =>
    makePlan({
      price: { monthly: rubles(monthly), currency: 'RUB' },
      stock: null,
      isRecommended: false,
      ...changes,
    });
  const priceOf = (plans: readonly ReturnType<typeof at>[]) => recommendedPlan(plans)?.price.monthly ?? null;

  test.each([
    // A list of one or two needs none; of more, it is two fifths up the prices, in whatever order they come.
    [[], null],
    [[100, 200], null],
    [[300, 100, 200], 100],
    [[400, 300, 200, 100], 200],
    [[600, 500, 400, 300, 200, 100], 300],
  ])('of the prices %j is %j', (prices, recommended) => {
    expect(priceOf(prices.map((price) => at(price)))).toBe(recommended === null ? null : rubles(recommended));
  });

  test('is the choice of the provider even in a short list, unless it is sold out', () => {
    expect(priceOf([at(100), at(200, { isRecommended: true })])).toBe(rubles(200));
    const soldOut = at(400, { isRecommended: true, stock: 0 });
    expect(priceOf([at(100), at(200), soldOut])).toBeNull();
    expect(priceOf([at(100), at(200), at(300), soldOut])).toBe(rubles(100));
  });
});

test.each([
  ['Naos[GB]', 'Naos'],
  ['Naos', 'Naos'],
  ['Na[o]s[GB]', 'Na[o]s'],
  ['Naos[GB] ', 'Naos[GB] '],
])('the star of %j is %j', (name, star) => {
  expect(planStar(name)).toBe(star);
});

// tests: CATALOG-12
test('Hi-CPU is sold in four data centres at the prices of §9', () => {
  const monthly = (id: DatacenterId) =>
    cpuPlans.flatMap(({ datacenter, price }) => (datacenter === id ? [price.monthly / 100] : []));
  expect(monthly('ru')).toEqual([800, 1100, 2000, 2500, 3500, 5000, 6500, 11100, 22200]);
  expect(monthly('us')).toEqual([900, 1200]);
  expect(monthly('nl')).toEqual([850, 1150]);
  expect(monthly('de')).toEqual([820, 1120]);
});

// tests: CATALOG-13, CATALOG-14
test('Storage is sold in the Netherlands only, at the prices of §9', () => {
  expect(new Set(storagePlans.map(({ datacenter }) => datacenter))).toEqual(new Set(['nl']));
  expect(storagePlans.map(({ price }) => price.monthly)).toEqual(ukPlans.map(({ price }) => price.monthly));
});

// tests: CATALOG-16
test('a name means one plan in all catalogues, and names its country', () => {
  expect(new Set(samplePlans.map(({ name }) => name)).size).toBe(samplePlans.length);
  for (const plan of samplePlans) {
    expect(plan.name.endsWith(`[${plan.flag}]`)).toBe(true);
    expect(planNamed(samplePlans, plan.name)).toBe(plan);
  }
  expect(planNamed(samplePlans, '__proto__')).toBeNull();
});

// tests: ORDER-02
test('the sample server is priced 1577 (§9)', () => {
  expect(planNamed(samplePlans, samplePlanName)?.price.monthly).toBe(rubles(1577));
});

// tests: CATALOG-03
test('46 countries, Great Britain first, each once and every data centre among them (§9)', () => {
  expect(new Set(catalogueCountries).size).toBe(46);
  expect(catalogueCountries[0]).toBe(defaultCountry);
  expect(defaultCountry).toBe('GB');
  for (const { flag } of samplePlans) expect(catalogueCountries).toContain(flag);
});
