import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { quoteTariffChange, tariffNamed } from '@/domain/pricing/tariffChange';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-21';
const arcturus = { monthly: rubles(5500) };

// tests: PRICE-09, TARIFF-02, TARIFF-03
test('the seven tariffs of §9, with the star spelled right (D17)', () => {
  expect(samplePrices.tariffs.map(({ name, monthly }) => [name, monthly])).toEqual([
    ['Intercrus', rubles(16000)],
    ['Electra', rubles(14500)],
    ['Alphard', rubles(12000)],
    ['Okul', rubles(10000)],
    ['Sirius', rubles(8500)],
    ['Castor', rubles(7000)],
    ['Arcturus', rubles(5500)],
  ]);
});

// tests: PRICE-08, ORDER-10, EDIT-10
test('Plesk costs 300 on order and 400 on server edit: two price lists (D17)', () => {
  expect(samplePrices.panel).toEqual({ none: 0, cpanel: rubles(500), plesk: rubles(300) });
  expect(samplePrices.editPanel).toEqual({ none: 0, cpanel: rubles(500), plesk: rubles(400) });
});

// tests: PRICE-10, PRICE-11
test('1577 → 5500 with 12 days left is 1569.20 (D18)', () => {
  expect(quoteTariffChange(makeServer({ endDate: '2026-12-03' }), arcturus, today)).toEqual({
    nextMonthly: rubles(5500),
    difference: rubles(3923),
    charge: rubles(1569.2),
    covers: { from: today, until: '2026-12-03' },
    lines: [{ days: 12, difference: rubles(3923), amount: rubles(1569.2) }],
    discount: 0,
    saving: 0,
  });
});

// tests: PRICE-12
test('a downgrade costs nothing', () => {
  const server = makeServer({ tariff: 'Intercrus[GB]', monthlyPrice: rubles(16000), endDate: '2026-12-03' });
  expect(quoteTariffChange(server, arcturus, today)).toMatchObject({
    difference: rubles(-10500),
    charge: 0,
    lines: [],
  });
});

test('options are in the price before and after, and no part of the difference', () => {
  const server = makeServer({
    monthlyPrice: rubles(2477),
    optionsMonthly: rubles(900),
    endDate: '2026-12-03',
  });
  expect(quoteTariffChange(server, arcturus, today)).toMatchObject({
    nextMonthly: rubles(6400),
    difference: rubles(3923),
    charge: rubles(1569.2),
  });
});

test('only the seven are tariffs', () => {
  expect(tariffNamed(samplePrices.tariffs, 'Castor')).toEqual({ name: 'Castor', monthly: rubles(7000) });
  expect(
    ['Alpharg', 'castor', '', '__proto__', 'Naos'].map((name) => tariffNamed(samplePrices.tariffs, name)),
  ).toEqual(Array.from({ length: 5 }, () => null));
});
