import { serversIn } from '../rowsOf';
import { expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import { quoteTariffChange, tariffNamed } from '@/domain/pricing/tariffChange';
import type { ServerId } from '@/domain/servers/server';
import { makeAccountSummary } from '@/sample-data/account';
import { makeProfile } from '@/sample-data/profile';
import { samplePayers } from '@/sample-data/payers';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import type { ServersPort } from '@app/ports/ports';
import { accountSample } from '@app/ports/sample/accountSample';
import { billingSample } from '@app/ports/sample/billingSample';
import type { SampleDeliveries } from '@app/ports/sample/sampleBooks';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { paymentRules } from '@/domain/payment/paymentRules';
import { rowsOf } from '../rowsOf';

const now = () => new Date('2026-11-21T12:00:00Z');
const id = 1024 as ServerId;

function setUp(balance: number) {
  const account = accountSample(
    makeAccountSummary({ balance: rubles(balance), unpaidItems: 0 }),
    noLatency,
    makeProfile(),
  );
  const data = { methods: samplePaymentMethods, rates: sampleRates, payers: samplePayers, payments: [] };
  const deliver: SampleDeliveries['deliver'] = (entries, payment) => servers.deliver(entries, payment);
  const deliverOptions: SampleDeliveries['deliverOptions'] = (awaited, payment) =>
    servers.deliverOptions(awaited, payment);
  const billing = billingSample(data, now, noLatency, account, { deliver, deliverOptions });
  const servers = serversSample([makeServer({ endDate: '2026-12-03' })], noLatency, now, billing);
  return { account, billing, servers };
}

/** Changes the tariff for the charge that is shown. */
async function change(servers: ServersPort, star: string) {
  const [server] = await serversIn(servers);
  const tariff = tariffNamed(samplePrices.tariffs, star);
  const charge = server && tariff ? quoteTariffChange(server, tariff, '2026-11-21').charge : kopecks(0);
  return servers.changeTariff(id, star, charge);
}

test('a change of tariff shows in the list, the settings and the history, and is taken from the balance', async () => {
  const { account, billing, servers } = setUp(2000);
  expect(await change(servers, 'Arcturus')).toMatchObject({
    status: 'done',
    value: { tariff: 'Arcturus[GB]', monthlyPrice: rubles(5500) },
  });
  expect(await serversIn(servers)).toMatchObject([{ tariff: 'Arcturus[GB]', monthlyPrice: rubles(5500) }]);
  expect(await servers.settings(id)).toMatchObject({ memory: 6 });
  expect((await servers.details(id)).events.at(-1)).toMatchObject({
    kind: 'tariffChanged',
    detail: 'Arcturus[GB]',
  });
  expect(await account.summary()).toMatchObject({ balance: rubles(430.8), unpaidItems: 0 });
  expect(await rowsOf(billing.history, paymentRules)).toEqual([]);
});

test('what was added in the settings stays with another tariff, and giving it up leaves that tariff’s price', async () => {
  const { servers } = setUp(20_000);
  const editable = await servers.settings(id);
  if (!editable) throw new Error('no server');
  const update = { password: null, userPassword: null };
  const save = async (panel: 'cpanel' | 'none', ipv4: number) => {
    const now = (await servers.settings(id)) ?? editable;
    const settings = { ...editable.settings, panel, ipv4 };
    const { charge } = quoteSettings(now, settings, { today: '2026-11-21', prices: samplePrices });
    return servers.save(id, now.version, { ...update, charge, settings });
  };
  await save('cpanel', 2);
  expect(await change(servers, 'Arcturus')).toMatchObject({
    value: { monthlyPrice: rubles(6200), optionsMonthly: rubles(700) },
  });
  expect(await save('none', 1)).toMatchObject({
    value: { server: { monthlyPrice: rubles(5500), optionsMonthly: rubles(0) } },
  });
});

test('without enough money a bill waits in the history', async () => {
  const { account, billing, servers } = setUp(100);
  expect(await change(servers, 'Arcturus')).toMatchObject({
    value: { tariff: 'Diadem[GB]', awaitedTariff: 'Arcturus[GB]' },
  });
  expect(await account.summary()).toMatchObject({ balance: rubles(100), unpaidItems: 1 });
  const [bill] = await rowsOf(billing.history, paymentRules);
  expect(bill).toMatchObject({ status: 'Pending', amount: rubles(1569.2) });
  const awaiting = { tariff: 'Diadem[GB]', awaitedTariff: 'Arcturus[GB]' };
  expect(await serversIn(servers, 'vps')).toMatchObject([awaiting]);
  expect((await servers.settings(id))?.server).toMatchObject(awaiting);
  expect((await servers.details(id)).events.at(-1)).toMatchObject({
    kind: 'tariffRequested',
    detail: 'Diadem[GB] → Arcturus[GB]',
  });
  account.credit(rubles(2000));
  await billing.payPending([bill?.id ?? 0], bill?.amount ?? kopecks(0));
  expect(await serversIn(servers)).toMatchObject([{ tariff: 'Arcturus[GB]', awaitedTariff: null }]);
});

test('another request takes the place of the bill before it', async () => {
  const { account, billing, servers } = setUp(100);
  await change(servers, 'Arcturus');
  await change(servers, 'Okul');
  expect(await serversIn(servers)).toMatchObject([{ awaitedTariff: 'Okul[GB]' }]);
  expect((await rowsOf(billing.history, paymentRules)).map(({ status }) => status)).toEqual([
    'Pending',
    'Canceled',
  ]);
  expect(await account.summary()).toMatchObject({ unpaidItems: 1 });
});

test('what cannot be is refused, and charges nothing', async () => {
  const { account, servers } = setUp(2000);
  expect(await servers.changeTariff(9 as ServerId, 'Arcturus', kopecks(0))).toMatchObject({
    refusal: 'noServer',
  });
  expect(await change(servers, 'Alpharg')).toMatchObject({ refusal: 'noTariff' });
  await change(servers, 'Arcturus');
  expect(await change(servers, 'Arcturus')).toMatchObject({ refusal: 'sameTariff' });
  expect(await account.summary()).toMatchObject({ balance: rubles(430.8) });
});
