import { serversIn } from '../rowsOf';
import { beforeEach, expect, test } from 'vitest';
import type { CartEntry } from '@/domain/cart/entry';
import { kopecks, rubles } from '@/domain/money/money';
import { defaultConfiguration } from '@/domain/order/configuration';
import type { PaymentMethodId } from '@/domain/payment/method';
import type { ServerId } from '@/domain/servers/server';
import { makeAccountSummary } from '@/sample-data/account';
import { makeOrderedBackup } from '@/sample-data/backups';
import { samplePayers } from '@/sample-data/payers';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { makeProfile } from '@/sample-data/profile';
import { samplePlans } from '@/sample-data/plans';
import { makeServer } from '@/sample-data/servers';
import { accountSample } from '@app/ports/sample/accountSample';
import { billingSample } from '@app/ports/sample/billingSample';
import { noLatency } from '@app/ports/sample/latency';
import type { Delivered } from '@app/ports/sample/ordersSample';
import { serversSample } from '@app/ports/sample/serversSample';
import { paymentRules } from '@/domain/payment/paymentRules';
import { rowsOf } from '../rowsOf';

const noon = new Date('2026-11-21T12:00:00Z');
let time = noon;
const now = () => time;
beforeEach(() => {
  time = noon;
});
const id = 1024 as ServerId;
const [payer] = samplePayers;

function setUp(endDate: `${number}-${number}-${number}`, status = 'Active') {
  const account = accountSample(makeAccountSummary({ balance: rubles(99_000) }), noLatency, makeProfile());
  const data = { methods: samplePaymentMethods, rates: sampleRates, payers: samplePayers, payments: [] };
  const servers = serversSample([makeServer({ id, endDate, status })], noLatency, now);
  const delivered: Delivered[] = [];
  const billing = billingSample(data, now, noLatency, account, {
    ...servers,
    deliver(...order) {
      delivered.push(...servers.deliver(...order));
      return delivered;
    },
  });
  const pay = async (method: PaymentMethodId, ...entries: CartEntry[]) => {
    if (!payer) throw new Error('No payer to pay for');
    const amount = { currency: 'RUB', minor: 900_000 } as const;
    return billing.pay({ key: 'once', method, amount, payer, entries, promo: null });
  };
  return { account, servers, billing, pay, delivered };
}

const renewal: CartEntry = { kind: 'renewal', id: 'a', serverId: id, period: '3months' };

test('a renewal that is paid moves the end date, once however often it is sent', async () => {
  const { servers, pay } = setUp('2026-12-24');
  await pay('ruCards', renewal);
  await pay('ruCards', renewal);
  expect(await serversIn(servers)).toMatchObject([{ endDate: '2027-03-24', status: 'Active' }]);
  expect((await servers.details(id)).events.at(-1)).toMatchObject({ kind: 'renewed' });
});

test('a server that had run out runs again, from today on', async () => {
  const { servers, pay } = setUp('2026-11-01', 'Suspended');
  await pay('ruCards', renewal);
  expect(await serversIn(servers)).toMatchObject([{ endDate: '2027-02-21', status: 'Active' }]);
});

test('money on its way delivers nothing until the payment is paid', async () => {
  const { servers, billing, pay } = setUp('2026-12-24');
  const outcome = await pay('crypto', renewal);
  expect(outcome).toMatchObject({ status: 'done', value: { status: 'Pending' } });
  expect(await serversIn(servers)).toMatchObject([{ endDate: '2026-12-24' }]);
  const [payment] = await rowsOf(billing.history, paymentRules);
  await billing.payPending([payment?.id ?? 0], payment?.amount ?? kopecks(0));
  expect(await serversIn(servers)).toMatchObject([{ endDate: '2027-03-24' }]);
});

test('new servers are listed as ordered, one each, with their monthly price', async () => {
  const { servers, pay } = setUp('2026-12-24');
  const os = { family: 'debian', version: '12' } as const;
  const configuration = { ...defaultConfiguration, os, count: 2, ipv4: 2, period: 'year' as const };
  await pay('ruCards', { kind: 'order', id: 'b', plan: 'Diadem[NL]', configuration });
  const list = await serversIn(servers);
  expect(list.slice(1)).toMatchObject([
    { id: 1025, os: 'Debian 12', tariff: 'Diadem[NL]', endDate: '2027-11-21', status: 'Ordered' },
    { id: 1026, datacenter: 'nl', monthlyPrice: list[1]?.monthlyPrice },
  ]);
  expect(list[1]?.monthlyPrice).toBeGreaterThan(rubles(1577));
  expect(await servers.settings(1026 as ServerId)).toMatchObject({
    createdOn: '2026-11-21',
    settings: { ipv4: 2 },
  });
  // Its history begins today.
  expect((await servers.details(1026 as ServerId)).events.map(({ kind }) => kind)).toEqual([
    'ordered',
    'paid',
  ]);
});

// tests: SNAPSHOTS-12
test('a server ordered with a backup is set up, restored after that, and names the backup in its order', async () => {
  const { servers, pay, delivered } = setUp('2026-12-24');
  const os = { family: 'debian', version: '12' } as const;
  const fromBackup = makeOrderedBackup({ serverId: id, serverName: 'shop.example.ru' });
  const configuration = { ...defaultConfiguration, os, fromBackup };
  await pay('ruCards', { kind: 'order', id: 'b', plan: 'Diadem[GB]', configuration });
  const ordered = 1025 as ServerId;
  const { serverName, madeAt } = fromBackup;
  expect(delivered).toMatchObject([{ serverId: ordered, fromBackup: { serverName, madeAt } }]);
  time = new Date(noon.getTime() + 8000);
  expect((await servers.settings(ordered))?.server.status).toBe('Ordered');
  time = new Date(noon.getTime() + 14_400);
  expect((await servers.settings(ordered))?.server.status).toBe('Active');
  expect((await servers.details(ordered)).events.slice(-2)).toMatchObject([
    { kind: 'backupRestored', detail: '#1024', actor: 'system' },
    { kind: 'activated' },
  ]);
});

test('a paid tariff is applied without a second charge; items that no longer exist are refunded', async () => {
  const { account, servers, billing, pay } = setUp('2026-12-24');
  await pay(
    'ruCards',
    { kind: 'tariff', id: 'c', serverId: id, tariff: 'Castor' },
    { kind: 'tariff', id: 'd', serverId: id, tariff: 'Alpharg' },
    { kind: 'renewal', id: 'e', serverId: 9 as ServerId, period: 'month' },
    {
      kind: 'order',
      id: 'f',
      plan: 'Nothing[GB]',
      configuration: { ...defaultConfiguration, os: { family: 'debian', version: '12' } },
    },
  );
  expect(await serversIn(servers)).toMatchObject([{ tariff: 'Castor[GB]', monthlyPrice: rubles(7000) }]);
  const [payment, ...rest] = await rowsOf(billing.history, paymentRules);
  expect(rest).toEqual([]);
  expect(payment?.status).toBe('PartlyRefunded');
  // 9000 ₽ were paid, of which the tariff costs 5965.30 ₽.
  expect(await account.summary()).toMatchObject({ balance: rubles(99_000) + kopecks(303_470) });
});

test('a payment whose items no longer exist is refunded to the balance as a whole', async () => {
  const { account, billing, pay } = setUp('2026-12-24');
  await pay('ruCards', { kind: 'renewal', id: 'e', serverId: 9 as ServerId, period: 'month' });
  expect((await rowsOf(billing.history, paymentRules))[0]?.status).toBe('Refunded');
  expect(await account.summary()).toMatchObject({ balance: rubles(108_000) });
});

test('a payment for nothing in particular tops up the balance, by what is to be credited', async () => {
  const { account, pay } = setUp('2026-12-24');
  await pay('cards');
  await pay('cards');
  expect(await account.summary()).toMatchObject({ balance: rubles(108_000), unpaidItems: 1 });
});

// D47
test('a top-up on its way is not paid from the balance that it is to fill', async () => {
  const { account, billing, pay } = setUp('2026-12-24');
  await pay('manual');
  expect(await account.summary()).toMatchObject({ balance: rubles(99_000), unpaidItems: 2 });
  const [payment] = await rowsOf(billing.history, paymentRules);
  await expect(billing.payPending([payment?.id ?? 0], payment?.amount ?? kopecks(0))).rejects.toMatchObject({
    code: 'topUpByMethod',
  });
  expect(await account.summary()).toMatchObject({ balance: rubles(99_000), unpaidItems: 2 });
});

test('a suspended server runs again when it is renewed, as its owner was promised', async () => {
  const { servers, pay } = setUp('2026-12-24', 'Suspended');
  await pay('ruCards', renewal);
  expect(await serversIn(servers)).toMatchObject([{ endDate: '2027-03-24', status: 'Active' }]);
});

test('a new server has everything that was chosen and paid for', async () => {
  const { servers, pay } = setUp('2026-12-24');
  await pay('ruCards', {
    kind: 'order',
    id: 'g',
    plan: 'Diadem[GB]',
    configuration: {
      ...defaultConfiguration,
      os: { family: 'ubuntu', version: '22.04' },
      software: 'docker',
      ipv6: true,
    },
  });
  const [, made] = await serversIn(servers);
  expect(made).toMatchObject({ status: 'Ordered', ip: '' });
  expect(await servers.settings(made?.id ?? id)).toMatchObject({
    settings: { software: 'docker', panel: 'none', ipv4: 1, ipv6Subnet: 'auto' },
    addresses: [],
  });
});

// tests: ORDERS-05
test('a new server is set up after a while, with its addresses, network and panel', async () => {
  const { servers, pay } = setUp('2026-12-24');
  const configuration = {
    ...defaultConfiguration,
    os: { family: 'almalinux', version: '9' } as const,
    panel: 'cpanel' as const,
    ipv4: 5,
    ipv6: true,
    count: 2,
  };
  await pay('ruCards', { kind: 'order', id: 'h', plan: 'Diadem[GB]', configuration });
  time = new Date(noon.getTime() + 8000);
  const [, ...made] = await serversIn(servers);
  expect(made.map(({ status }) => status)).toEqual(['Active', 'Active']);
  const addresses = await Promise.all(made.map(async (each) => (await servers.details(each.id)).addresses));
  expect(new Set(addresses.flat().map(({ address }) => address)).size).toBe(12);
  for (const [index, { ip, panelUrl }] of made.entries()) {
    expect(addresses[index]?.[0]).toMatchObject({ address: ip, isPrimary: true });
    expect(panelUrl).toBe(`https://${ip}:2087/`);
  }
  const { events } = await servers.details(made[0]?.id ?? id);
  expect(events.at(-1)).toMatchObject({ kind: 'activated', actor: 'system' });
});

// D30
test('an ordered server is only in the list of its product line', async () => {
  const { servers, pay } = setUp('2026-12-24');
  const configuration = { ...defaultConfiguration, os: { family: 'debian', version: '12' } as const };
  const plan = samplePlans.find(({ line }) => line === 'storage')?.name ?? '';
  await pay('ruCards', { kind: 'order', id: 'b', plan, configuration });
  expect((await serversIn(servers, 'storage')).map(({ tariff }) => tariff)).toEqual([plan]);
  expect((await serversIn(servers, 'vps')).map(({ id: number }) => number)).toEqual([id]);
  expect(await serversIn(servers, 'cpu')).toEqual([]);
  expect(await serversIn(servers)).toHaveLength(2);
});
