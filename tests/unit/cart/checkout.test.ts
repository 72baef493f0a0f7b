import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { asInCart, checkoutSchema, type Checkout } from '@/domain/cart/checkout';
import { isSameEntry, type CartEntry } from '@/domain/cart/entry';
import { priceEntries, type Market } from '@/domain/cart/priceEntry';
import { applyPromo, promoCodeLength, toPromoCode } from '@/domain/cart/promo';
import { rubles } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { makePromo } from '@/sample-data/promos';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';

const one: CartEntry = makeOrderEntry({ id: 'a' });
const two: CartEntry = makeOrderEntry({ id: 'b' });
const three: CartEntry = makeOrderEntry({ id: 'c' });

describe('a checkout as the cart is now', () => {
  const checkout: Checkout = { entries: [one, two], promo: 'HELLO', origin: 'cart' };
  const edited: CartEntry = { ...makeOrderEntry({ id: 'b' }), plan: 'Another' };

  test.each<[title: string, cart: readonly CartEntry[], entries: readonly CartEntry[]]>([
    ['loses an entry that was taken out', [two], [two]],
    ['loses all of them', [], []],
    ['has an entry as it was edited', [one, edited], [one, edited]],
    ['gets none that was added later', [one, edited, three], [one, edited]],
    ['keeps its order', [edited, one], [one, edited]],
  ])('%s', (_title, cart, entries) => {
    expect(asInCart(checkout, cart)).toEqual({ entries, promo: 'HELLO', origin: 'cart' });
  });

  test('is the same one while nothing changed', () => {
    expect(asInCart(checkout, [three, two, one])).toBe(checkout);
  });

  test('does not follow the cart where it comes from the configurator', () => {
    const own: Checkout = { ...checkout, origin: 'configurator' };
    expect(asInCart(own, [])).toBe(own);
  });
});

const id = (value: number) => value as ServerId;
const renewal = (serverId: number, entryId = 'r', period: 'month' | 'year' = 'month'): CartEntry => ({
  kind: 'renewal',
  id: entryId,
  serverId: id(serverId),
  period,
});
const tariff = (serverId: number, name: string, entryId = 't'): CartEntry => ({
  kind: 'tariff',
  id: entryId,
  serverId: id(serverId),
  tariff: name,
});

test.each<[one: CartEntry, other: CartEntry, isSame: boolean]>([
  [makeOrderEntry({ id: 'a' }), makeOrderEntry({ id: 'b' }), true],
  [makeOrderEntry(), makeOrderEntry({ plan: 'Another' }), false],
  [renewal(1, 'a'), renewal(1, 'b'), true],
  [renewal(1), renewal(2), false],
  [renewal(1), renewal(1, 'r', 'year'), false],
  [tariff(1, 'Okul'), tariff(1, 'Okul', 'x'), true],
  [tariff(1, 'Okul'), tariff(1, 'Castor'), false],
])('%j and %j ask for the same: %s', (one, other, isSame) => {
  expect(isSameEntry(one, other)).toBe(isSame);
});

describe('the entries of one order', () => {
  const today = '2026-11-21';
  const server = (value: number) =>
    makeServer({
      id: id(value),
      endDate: '2026-12-21',
      monthlyPrice: rubles(1000),
      optionsMonthly: rubles(0),
    });
  const market: Market = { plans: samplePlans, prices: samplePrices, servers: [server(1), server(2)], today };
  const totals = (entries: readonly CartEntry[], isBought?: (entry: CartEntry) => boolean) =>
    priceEntries(entries, market, isBought).map(({ total }) => total);

  test.each<[title: string, entries: readonly CartEntry[], rubles: readonly number[]]>([
    [
      'a renewal after a change of tariff costs the new price',
      [tariff(1, 'Okul'), renewal(1)],
      [9000, 10_000],
    ],
    ['a change of tariff after a renewal pays for its days', [renewal(1), tariff(1, 'Okul')], [1000, 18_300]],
    ['a renewal of another server costs what it did', [tariff(1, 'Okul'), renewal(2)], [9000, 1000]],
    [
      'the second change is priced from the first',
      [tariff(1, 'Okul'), tariff(1, 'Alphard', 'u')],
      [9000, 2000],
    ],
    ['a tariff that is gone changes nothing', [tariff(1, 'Naos'), renewal(1)], [0, 1000]],
    ['an order changes no server', [makeOrderEntry(), renewal(1)], [1577, 1000]],
  ])('%s', (_title, entries, amounts) => {
    expect(totals(entries)).toEqual(amounts.map(rubles));
  });

  test('an entry that is not bought changes no server', () => {
    const entries = [tariff(1, 'Okul'), renewal(1)];
    expect(totals(entries, ({ kind }) => kind === 'renewal')).toEqual([9000, 1000].map(rubles));
  });
});

describe('a promo code', () => {
  test.each([
    ['A'.repeat(promoCodeLength), 'A'.repeat(promoCodeLength)],
    ['A'.repeat(promoCodeLength + 1), null],
    [` ${'a'.repeat(promoCodeLength)} `, 'A'.repeat(promoCodeLength)],
    ['', null],
    ['A_B', null],
    ['a-1', 'A-1'],
  ])('%s is %s', (text, code) => {
    expect(toPromoCode(text)).toBe(code);
  });

  test.each([
    [-1, false],
    [0, false],
    [1, true],
    [2, true],
  ])('with %i uses left works: %s', (usesLeft, isOk) => {
    const market: Market = { plans: samplePlans, prices: samplePrices, servers: [], today: '2026-11-21' };
    const promo = makePromo({ usesLeft });
    expect(applyPromo(promo.code, promo, priceEntries([one], market), market.today).ok).toBe(isOk);
  });
});

test.each<[checkout: unknown, isValid: boolean]>([
  [{ entries: [one], promo: null, origin: 'cart' }, true],
  [{ entries: [one], promo: 'A'.repeat(promoCodeLength), origin: 'configurator' }, true],
  [{ entries: [], promo: null, origin: 'cart' }, false],
  [{ entries: [one], promo: 'A'.repeat(promoCodeLength + 1), origin: 'cart' }, false],
  [{ entries: [one], promo: null, origin: 'elsewhere' }, false],
  [{ entries: [one], promo: null }, false],
  [{ entries: [one], origin: 'cart' }, false],
  [{ promo: null, origin: 'cart' }, false],
])('a stored checkout %# is valid: %s', (checkout, isValid) => {
  expect(v.is(checkoutSchema, checkout)).toBe(isValid);
});
