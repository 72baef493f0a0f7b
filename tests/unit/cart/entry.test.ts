import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkoutSchema } from '@/domain/cart/checkout';
import { cartCapacity } from '@/domain/cart/capacity';
import { cartEntriesSchema, cartEntrySchema, type CartEntry } from '@/domain/cart/entry';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';

const order = makeOrderEntry();
const renewal: CartEntry = { kind: 'renewal', id: 'r', serverId: 1024 as ServerId, period: '2years' };
const tariff: CartEntry = { kind: 'tariff', id: 't', serverId: 1024 as ServerId, tariff: 'Castor' };

/** An order with one part of its configuration replaced, as a hand may have edited it. */
const configured = (changes: Record<string, unknown>) => ({
  ...order,
  configuration: { ...order.configuration, ...changes },
});

test('what the portal writes, it reads', () => {
  for (const entry of [order, renewal, tariff])
    expect(v.parse(cartEntrySchema, JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  expect(v.is(cartEntriesSchema, sampleCart)).toBe(true);
});

// tests: ROUTE-08
test.each([
  ['no kind', { ...order, kind: undefined }],
  ['a kind of the future', { ...order, kind: 'gift' }],
  ['no operating system', configured({ os: null })],
  ['a malformed version', configured({ os: { family: 'debian', version: '13\n' } })],
  ['a malformed family', configured({ os: { family: 'plan/9', version: '4' } })],
  ['0 services', configured({ count: 0 })],
  ['101 services', configured({ count: 101 })],
  ['1.5 services', configured({ count: 1.5 })],
  ['NaN services', configured({ count: NaN })],
  ['services as text', configured({ count: '2' })],
  ['6 addresses', configured({ ipv4: 6 })],
  ['an order for two years', configured({ period: '2years' })],
  ['software of nobody', configured({ software: '__proto__' })],
  ['a plan’s name without end', { ...order, plan: 'x'.repeat(65) }],
  ['an empty id', { ...order, id: '' }],
  ['a server without a number', { ...renewal, serverId: '1024' }],
  ['server 0', { ...renewal, serverId: 0 }],
  ['a renewal for ever', { ...renewal, period: 'toString' }],
  ['null', null],
  ['an array', []],
])('an entry with %s is refused', (_, entry) => {
  expect(v.is(cartEntrySchema, entry)).toBe(false);
});

// tests: CART-17
test('no price, and no key of an object’s own machinery, gets through', () => {
  const hostile: unknown = JSON.parse(
    `{"__proto__":{"kind":"order"},"constructor":1,"price":1,"total":-5,${JSON.stringify(order).slice(1)}`,
  );
  const parsed = v.parse(cartEntrySchema, hostile);
  expect(parsed).toEqual(order);
  expect(Object.keys(parsed)).toEqual(Object.keys(order));
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
});

// tests: CART-18
test('plans and tariffs that are gone are entries still: they must not take the cart with them', () => {
  expect(
    v.is(cartEntriesSchema, [
      { ...order, plan: 'Betelgeuse[GB]' },
      { ...tariff, tariff: 'Algol' },
    ]),
  ).toBe(true);
});

test('a list is refused for one bad entry, for two of one id, and beyond its capacity', () => {
  const many = (count: number) => Array.from({ length: count }, (_, id) => ({ ...order, id: String(id) }));
  expect(v.is(cartEntriesSchema, many(cartCapacity))).toBe(true);
  expect(v.is(cartEntriesSchema, many(cartCapacity + 1))).toBe(false);
  expect(v.is(cartEntriesSchema, [order, { ...renewal, id: order.id }])).toBe(false);
  expect(v.is(cartEntriesSchema, [order, 1])).toBe(false);
});

test('a checkout has something in it, and at most one short code', () => {
  const isCheckout = (value: unknown) => v.is(checkoutSchema, value);
  expect(isCheckout({ entries: [order], promo: null, origin: 'cart' })).toBe(true);
  expect(isCheckout({ entries: [order], promo: 'WELCOME10', origin: 'configurator' })).toBe(true);
  expect(isCheckout({ entries: [], promo: null, origin: 'cart' })).toBe(false);
  expect(isCheckout({ entries: [order], promo: 'X'.repeat(10_000), origin: 'cart' })).toBe(false);
  expect(isCheckout({ entries: [order] })).toBe(false);
});
