import { describe, expect, test } from 'vitest';
import { kopecks, rubles, sumMoney } from '@/domain/money/money';
import {
  amountsOfEntries,
  createServers,
  fulfilChange,
  fulfilOptions,
  fulfilOrder,
} from '@/domain/order/fulfilment';
import { planNamed } from '@/domain/catalog/plan';
import { pricedSettingsOf } from '@/domain/pricing/serverPrice';
import type { ServerId } from '@/domain/servers/server';
import { samplePlans } from '@/sample-data/plans';
import { makeOrderEntry } from '@/sample-data/cart';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-21';
const amount = rubles(1000);
const server = makeServer({ endDate: '2026-12-24' });
const serverId = server.id;
const before = makeEditableServer(server);
const on = { plans: samplePlans, prices: samplePrices, today, amount } as const;

describe('items that no longer exist', () => {
  test('a new server of a plan that is not on sale', () => {
    expect(fulfilOrder({ ...makeOrderEntry(), plan: 'Nothing[GB]' }, samplePlans, amount)).toEqual({
      kind: 'refund',
      item: 'server',
      title: 'Nothing[GB]',
      serverId: null,
      amount,
    });
  });

  test('a renewal, a tariff and options of a server that is gone, and a tariff that is', () => {
    const gone = { kind: 'refund', title: `#${serverId}`, serverId, amount } as const;
    const renewal = { kind: 'renewal', id: 'a', serverId, period: 'month' } as const;
    const tariff = { kind: 'tariff', id: 'b', serverId, tariff: 'Castor' } as const;
    expect(fulfilChange(renewal, null, on)).toEqual({ ...gone, item: 'renewal' });
    expect(fulfilChange(tariff, null, on)).toEqual({ ...gone, item: 'tariff' });
    expect(fulfilChange({ ...tariff, tariff: 'Alpharg' }, before, on)).toEqual({ ...gone, item: 'tariff' });
    const options = pricedSettingsOf(before.settings);
    expect(fulfilOptions({ serverId, options }, null, on)).toEqual({ ...gone, item: 'options' });
  });
});

test('a renewal covers the days from the end of the period, a tariff the days ahead', () => {
  const renewal = { kind: 'renewal', id: 'a', serverId, period: 'month' } as const;
  expect(fulfilChange(renewal, before, on)).toMatchObject({
    kind: 'change',
    changed: { editable: { server: { endDate: '2027-01-24' } } },
    covers: { from: '2026-12-24', until: '2027-01-24' },
  });
  const tariff = { kind: 'tariff', id: 'b', serverId, tariff: 'Castor' } as const;
  expect(fulfilChange(tariff, before, on)).toMatchObject({
    changed: { editable: { server: { tariff: 'Castor[GB]' } } },
    covers: { until: '2026-12-24' },
  });
});

test('entries share a payment by their prices; one without a price gets the rest', () => {
  const market = { plans: samplePlans, prices: samplePrices, servers: [server], today } as const;
  const renewal = { kind: 'renewal', id: 'a', serverId, period: 'month' } as const;
  const gone = { ...renewal, id: 'b', serverId: 9 as ServerId };
  const paid = kopecks(server.monthlyPrice + 7);
  expect(amountsOfEntries([renewal, gone], market, paid)).toEqual([server.monthlyPrice, 7]);
});

test('new servers share the price of their order to the kopeck', () => {
  const entry = makeOrderEntry();
  const plan = planNamed(samplePlans, entry.plan);
  if (!plan) throw new Error(`No plan ${entry.plan}`);
  const ids = [7, 8, 9].map((id) => id as ServerId);
  const created = createServers({ kind: 'create', entry, plan, amount: rubles(100) }, ids, on, []);
  expect(created.map(({ editable }) => editable.server.id)).toEqual(ids);
  expect(created.map((each) => each.amount)).toEqual([3334, 3333, 3333]);
  expect(sumMoney(created.map((each) => each.amount))).toBe(rubles(100));
  for (const { covers, editable } of created)
    expect(covers).toEqual({ from: today, until: editable.server.endDate });
});
