import { expect, test } from 'vitest';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import type { CartEntry } from '@/domain/cart/entry';
import { rubles } from '@/domain/money/money';
import { renewalCharges } from '@/domain/renewal/renewalCharges';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';

const server = makeServer();
const market: Market = { plans: samplePlans, prices: samplePrices, servers: [server], today: '2026-11-21' };
const after = (entries: readonly CartEntry[], on: Market = market) =>
  renewalCharges(
    entries.map((entry) => priceEntry(entry, on)),
    samplePrices.discounts,
  );
const renewal: CartEntry = { kind: 'renewal', id: 'a', serverId: server.id, period: 'year' };
const tariff: CartEntry = { kind: 'tariff', id: 'b', serverId: server.id, tariff: 'Okul' };

// tests: PAY-37, DAYS-03
test('an order is charged again for the period that is bought, for as many servers as there are', () => {
  const order = makeOrderEntry();
  const { configuration } = order;
  expect(after([order])).toEqual([{ period: 'month', amount: rubles(1577) }]);
  expect(after([{ ...order, configuration: { ...configuration, count: 3, period: 'year' } }])).toEqual([
    { period: 'year', amount: rubles(3 * 16_086) },
  ]);
  expect(after([{ ...order, configuration: { ...configuration, autoRenewal: false } }])).toEqual([]);
});

test('a server is charged once, by its next tariff and the period that is bought, not at all where its owner does not want it', () => {
  expect(after([renewal])).toEqual([{ period: 'year', amount: rubles(16_086) }]);
  expect(after([tariff])).toEqual([{ period: 'month', amount: rubles(10_000) }]);
  const moved = [{ period: 'year', amount: rubles(102_000) }];
  expect([after([renewal, tariff]), after([tariff, renewal])]).toEqual([moved, moved]);
  const yearly = { ...market, servers: [{ ...server, renewalPeriod: 'year' as const }] };
  expect(after([tariff], yearly)).toEqual(moved);
  const servers = [{ ...server, autoRenewal: false }];
  expect(after([renewal, tariff], { ...market, servers })).toEqual([]);
  expect(after([renewal], { ...market, servers: [] })).toEqual([]);
});

test('charges of the same period are one sum, the shortest period first', () => {
  const order = makeOrderEntry();
  expect(after([renewal, order, { ...order, id: 'c' }])).toEqual([
    { period: 'month', amount: rubles(3154) },
    { period: 'year', amount: rubles(16_086) },
  ]);
});
