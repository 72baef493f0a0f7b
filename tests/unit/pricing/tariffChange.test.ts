import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money';
import { editPanelPrices, orderPanelPrices } from '@/domain/pricing/options';
import { quoteTariffChange, tariffNamed, tariffs, upgradeCharge } from '@/domain/pricing/tariffChange';

const price = fc.integer({ min: 0, max: 5_000_000 }).map(kopecks);
const days = fc.integer({ min: -400, max: 4000 });

describe('the upgrade charge (D18)', () => {
  // proves: PRICE-10, PRICE-11
  test('1577 → 5500 with 12 days left is 1569.20', () => {
    expect(upgradeCharge(rubles(1577), rubles(5500), 12)).toBe(rubles(1569.2));
  });

  // proves: PRICE-12
  test('never below zero, nothing for a downgrade or an expired server', () => {
    fc.assert(
      fc.property(price, price, days, (current, next, left) => {
        const charge = upgradeCharge(current, next, left);
        expect(charge).toBeGreaterThanOrEqual(0);
        if (next <= current || left <= 0) expect(charge).toBe(0);
      }),
    );
  });

  // proves: PRICE-10
  test('more days left never cost less, and no more than thirty count', () => {
    fc.assert(
      fc.property(price, price, days, (current, next, left) => {
        expect(upgradeCharge(current, next, left + 1)).toBeGreaterThanOrEqual(
          upgradeCharge(current, next, left),
        );
        expect(upgradeCharge(current, next, 30 + Math.abs(left))).toBe(upgradeCharge(current, next, 30));
      }),
    );
  });
});

// proves: PRICE-09, TARIFF-02, TARIFF-03
test('the seven tariffs of §9, with the star spelled right (D17)', () => {
  expect(tariffs.map(({ name, monthly }) => [name, monthly])).toEqual([
    ['Intercrus', rubles(16000)],
    ['Electra', rubles(14500)],
    ['Alphard', rubles(12000)],
    ['Okul', rubles(10000)],
    ['Sirius', rubles(8500)],
    ['Castor', rubles(7000)],
    ['Arcturus', rubles(5500)],
  ]);
});

// proves: PRICE-08, ORDER-10, EDIT-10
test('Plesk costs 300 on order and 400 on server edit: two price lists (D17)', () => {
  expect(orderPanelPrices).toEqual({ none: 0, cpanel: rubles(500), plesk: rubles(300) });
  expect(editPanelPrices).toEqual({ none: 0, cpanel: rubles(500), plesk: rubles(400) });
});

test('the three lines of a change: difference, days, charge (D18)', () => {
  const change = (endDate: `${number}-${number}-${number}`, monthly = rubles(5500)) =>
    quoteTariffChange(
      { monthlyPrice: rubles(1577), optionsMonthly: rubles(0), endDate },
      { monthly },
      '2026-11-21',
    );
  expect(change('2026-12-03')).toEqual({
    nextMonthly: rubles(5500),
    difference: rubles(3923),
    daysLeft: 12,
    daysCharged: 12,
    charge: rubles(1569.2),
  });
  expect(change('2027-11-21')).toMatchObject({ daysLeft: 365, daysCharged: 30, charge: rubles(3923) });
  expect(change('2026-11-01')).toMatchObject({ daysLeft: 0, daysCharged: 0, charge: 0 });
  expect(change('2026-12-03', rubles(1000))).toMatchObject({ difference: rubles(-577), charge: 0 });
});

test('options go along: they are in the price before and after, and no part of the difference', () => {
  const server = { monthlyPrice: rubles(2477), optionsMonthly: rubles(900), endDate: '2026-12-03' } as const;
  expect(quoteTariffChange(server, { monthly: rubles(5500) }, '2026-11-21')).toMatchObject({
    nextMonthly: rubles(6400),
    difference: rubles(3923),
    charge: rubles(1569.2),
  });
});

test('only the seven are tariffs', () => {
  expect(tariffNamed('Castor')).toEqual({ name: 'Castor', monthly: rubles(7000) });
  expect(['Alpharg', 'castor', '', '__proto__', 'Naos'].map(tariffNamed)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
