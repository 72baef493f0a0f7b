import { expect, test } from 'vitest';
import { landingOffers } from '@/domain/catalog/landingOffers';
import type { CountryCode, Plan } from '@/domain/catalog/plan';
import { rubles } from '@/domain/money/money';
import { makePlan, ukPlans } from '@/sample-data/plans';
import { sampleLandingOffers } from '@/sample-data/landingOffers';
import { samplePrices } from '@/sample-data/prices';

const planIn = (flag: CountryCode, star: string, price: number, changes: Partial<Plan> = {}) =>
  makePlan({
    name: `${star}[${flag}]`,
    flag,
    price: { monthly: rubles(price), currency: 'RUB' },
    ...changes,
  });

const namesOf = (plans: readonly Plan[], countries?: readonly CountryCode[]) =>
  landingOffers({ plans, prices: samplePrices, ...(countries && { countries }) }).plans.map(
    ({ name }) => name,
  );

const gone = { stock: 0 } as const;

// tests: LANDING-17
test.each([
  ['the cheapest first', [planIn('GB', 'B', 2), planIn('GB', 'A', 1)], ['A[GB]', 'B[GB]']],
  ['what is not sold out', [planIn('GB', 'A', 1, gone), planIn('GB', 'B', 2)], ['B[GB]']],
  ['the first catalogue only', [planIn('GB', 'A', 1, { line: 'cpu' }), planIn('GB', 'B', 2)], ['B[GB]']],
  ['Great Britain before others', [planIn('NL', 'A', 1), planIn('GB', 'B', 2)], ['B[GB]']],
  ['another country where it is sold out', [planIn('GB', 'A', 1, gone), planIn('NL', 'B', 2)], ['B[NL]']],
  ['nothing', [planIn('GB', 'A', 1, gone)], []],
] as const)('shows %s', (_, plans, expected) => {
  expect(namesOf(plans)).toEqual(expected);
});

// tests: LANDING-17
test('shows the first country of the provider without Great Britain', () => {
  const plans = [planIn('NL', 'A', 1), planIn('DE', 'B', 2)];
  expect(namesOf(plans, ['DE', 'NL'])).toEqual(['B[DE]']);
  expect(namesOf(plans, [])).toEqual(['A[NL]']);
});

test('does not change with every order', () => {
  const offered = (stock: number) =>
    landingOffers({ plans: [planIn('GB', 'A', 1, { stock })], prices: samplePrices });
  expect(offered(2)).toEqual(offered(1));
});

// tests: LANDING-13
test('the page of the build has the plans of Great Britain', () => {
  expect(sampleLandingOffers.plans).toEqual(ukPlans);
});
