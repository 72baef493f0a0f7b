import { expect, test } from 'vitest';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import type { CartEntry } from '@/domain/cart/entry';
import { rubles } from '@/domain/money';
import { monthlyAfter } from '@/domain/renewal/monthlyAfter';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { makeServer } from '@/sample-data/servers';

const server = makeServer();
const market: Market = { plans: samplePlans, servers: [server], today: '2026-11-21' };
const after = (entries: readonly CartEntry[], on: Market = market) =>
  monthlyAfter(entries.map((entry) => priceEntry(entry, on)));
const renewal: CartEntry = { kind: 'renewal', id: 'a', serverId: server.id, period: 'year' };
const tariff: CartEntry = { kind: 'tariff', id: 'b', serverId: server.id, tariff: 'Okul' };

// proves: PAY-37
test('an order is charged every month for as many servers as there are, unless it is not renewed by itself', () => {
  const order = makeOrderEntry();
  const { configuration } = order;
  expect(after([order])).toBe(rubles(1577));
  expect(after([{ ...order, configuration: { ...configuration, count: 3, period: 'year' } }])).toBe(
    rubles(4731),
  );
  expect(after([{ ...order, configuration: { ...configuration, autoRenewal: false } }])).toBe(0);
});

test('a server is charged for once, by its next tariff, and not at all where its owner does not want it', () => {
  expect(after([renewal])).toBe(rubles(1577));
  const [moved] = [after([tariff])];
  expect(moved).not.toBe(rubles(1577));
  expect([after([renewal, tariff]), after([tariff, renewal])]).toEqual([moved, moved]);
  const servers = [{ ...server, autoRenewal: false }];
  expect(after([renewal, tariff], { ...market, servers })).toBe(0);
  expect(after([renewal], { ...market, servers: [] })).toBe(0);
});
