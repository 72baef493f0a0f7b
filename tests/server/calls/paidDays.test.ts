import { beforeEach, expect, it } from 'vitest';
import { billsContract } from '@app/contract/bills';
import { serversContract } from '@app/contract/servers';
import type { CartEntry } from '@/domain/cart/entry';
import { daysBetween } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { rubles } from '@/domain/money/money';
import { periodPrice } from '@/domain/pricing/period';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import { quoteCheckout } from '@/domain/cart/checkout';
import type { Server } from '@/domain/servers/server';
import type { ServerSettings } from '@/domain/servers/serverSettings';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { noticesOf } from '../support/notices';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { tariffBody } from '../support/tariffCharge';
import { createTestApp } from '../support/testApp';

/* Prices over time as a customer meets them (D37–D39). */

const { db } = await openApp();
const app = createTestApp(db, { deps: { hasDemoData: false } });
const today = () => dayIn(defaultTimeZone, new Date());
let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
});

const { list, settings, save, changeTariff } = serversContract;
const servers = async () => (await answerOf(list, callAs(app, ann, list))).items;
const balance = () => billingOf(app, ann).balance();

async function only(): Promise<Server> {
  const [server] = await servers();
  if (!server) throw new Error('No server');
  return server;
}

/** Pays these entries from the balance, at the price that is right today. */
async function pay(entries: readonly CartEntry[]) {
  const market = { plans: samplePlans, prices: samplePrices, servers: await servers(), today: today() };
  const { total } = quoteCheckout(entries, null, market);
  await setBalance(db, ann.id, total);
  await billingOf(app, ann).pay(makePaymentBody({ minor: 0, fromBalance: total, entries }));
  return total;
}

const renewal = (server: Server, period: '3years' | 'month' | 'year', id = newKey()): CartEntry => ({
  kind: 'renewal',
  id,
  serverId: server.id,
  period,
});
const toTariff = (server: Server, tariff: string, id = newKey()): CartEntry => ({
  kind: 'tariff',
  id,
  serverId: server.id,
  tariff,
});

/** A server of 577.00 a month that runs. */
async function cheapServer(): Promise<Server> {
  await pay([makeOrderEntry({ id: newKey(), plan: 'Naos[GB]' })]);
  const { id } = await only();
  await db.updateTable('server').set({ status: 'Active' }).where('id', '=', id).execute();
  return only();
}

const change = (server: Server, tariff: string, body = tariffBody(server, tariff)) =>
  callAs(app, ann, changeTariff, { params: { id: String(server.id) }, key: newKey(), body });

/** Saves options; the charge is today's correct one unless given. */
async function choose(server: Server, options: Partial<ServerSettings>, told?: number) {
  await db.updateTable('server').set({ status: 'Active' }).where('id', '=', server.id).execute();
  const params = { id: String(server.id) };
  const editable = await answerOf(settings, callAs(app, ann, settings, { params }));
  const chosen = { ...editable.settings, ...options };
  const quote = quoteSettings(editable, chosen, { today: today(), prices: samplePrices });
  const body = { settings: chosen, charge: told ?? quote.charge, password: null, userPassword: null };
  const answer = await callAs(app, ann, save, { params, version: editable.version, body });
  return { answer, quote, editable };
}

const openBills = async () =>
  (await answerOf(billsContract.list, callAs(app, ann, billsContract.list))).items.filter(
    ({ state }) => state === 'unpaid',
  );

it('charges three paid years for an upgrade, with their discount', async () => {
  const server = await cheapServer();
  await pay([renewal(server, '3years')]);
  const paid = await only();
  const days = daysBetween(today(), paid.endDate);
  const month = daysBetween(today(), server.endDate);
  await setBalance(db, ann.id, rubles(600_000));
  const body = tariffBody(paid, 'Intercrus');
  // The running period is a month without a discount.
  expect(body.charge).toBe(Math.round((rubles(16_000 - 577) * days) / 30));
  expect(days - month).toBeGreaterThan(1090);
  expect((await change(paid, 'Intercrus')).status).toBe(200);
  expect(await balance()).toBe(rubles(600_000) - body.charge);
  const [coverage] = await db
    .selectFrom('operation')
    .select(['amount', 'coversFrom', 'coversUntil'])
    .where('serverId', '=', server.id)
    .where('item', '=', 'tariff')
    .execute();
  expect(coverage).toEqual({ amount: body.charge, coversFrom: today(), coversUntil: paid.endDate });
});

// tests: PRICE-16
it.each([
  ['the renewal first', false],
  ['the tariff first', true],
])('prices a renewal and a tariff of one order in their order: %s', async (_title, isTariffFirst) => {
  const server = await cheapServer();
  const month = daysBetween(today(), server.endDate);
  const entries = [renewal(server, '3years'), toTariff(server, 'Intercrus')];
  const total = await pay(isTariffFirst ? entries.toReversed() : entries);
  const after = await only();
  const all = daysBetween(today(), after.endDate);
  const difference = rubles(16_000 - 577);
  expect(total).toBe(
    isTariffFirst
      ? periodPrice(rubles(16_000), '3years', samplePrices.discounts) + Math.round((difference * month) / 30)
      : periodPrice(rubles(577), '3years', samplePrices.discounts) + Math.round((difference * all) / 30),
  );
  expect(after).toMatchObject({ tariff: 'Intercrus[GB]', monthlyPrice: rubles(16_000) });
  expect(await balance()).toBe(0);
});

// tests: PRICE-13
it('charges going up once within the term: up, down, and up again', async () => {
  const server = await cheapServer();
  await setBalance(db, ann.id, rubles(100_000));
  await change(server, 'Intercrus');
  const left = await balance();
  await change(await only(), 'Arcturus');
  expect(tariffBody(await only(), 'Intercrus').charge).toBe(0);
  expect((await change(await only(), 'Intercrus')).status).toBe(200);
  expect(await balance()).toBe(left);
});

// tests: PRICE-17
it('refuses a tariff at another sum than the one that was shown, with both', async () => {
  const server = await cheapServer();
  await setBalance(db, ann.id, rubles(100_000));
  const { charge } = tariffBody(server, 'Intercrus');
  const answer = await change(server, 'Intercrus', { tariff: 'Intercrus', charge: rubles(820.5) });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'priceChanged',
    expected: charge,
    given: rubles(820.5),
  });
  expect(await balance()).toBe(rubles(100_000));
  expect(await only()).toEqual(server);
});

// tests: PRICE-15
it('cancels an open payment whose price has changed, and puts its late money on the balance (D39)', async () => {
  const server = await cheapServer();
  const price = periodPrice(rubles(577), 'year', samplePrices.discounts);
  await setBalance(db, ann.id, 0);
  const bill = await billingOf(app, ann).pay(
    makePaymentBody({ method: 'manual', minor: price, entries: [renewal(server, 'year')] }),
  );
  expect(bill.status).toBe('Pending');
  await setBalance(db, ann.id, rubles(100_000));
  await change(server, 'Intercrus');
  const left = await balance();
  expect((await billingOf(app, ann).history()).items.find(({ id }) => id === bill.id)?.status).toBe(
    'Canceled',
  );
  expect((await noticesOf(db, ann)).map(({ about }) => about)).toContainEqual({
    kind: 'paymentFailed',
    number: bill.number,
    reason: 'priceChanged',
  });
  expect(await billingOf(app, ann).progress(bill.id)).toMatchObject({
    state: 'canceled',
    reason: 'priceChanged',
  });
  expect(await codeOf(await billingOf(app, ann).payPending([bill.id]))).toBe('alreadySettled');
  const { endDate } = await only();
  expect([endDate, await balance()]).toEqual([server.endDate, left]);
});

it('cancels an old tariff bill when years are bought, and a renewal when another one is', async () => {
  const server = await cheapServer();
  await setBalance(db, ann.id, 0);
  expect((await change(server, 'Intercrus')).status).toBe(200);
  expect(await openBills()).toHaveLength(1);
  await pay([renewal(server, '3years')]);
  expect(await openBills()).toEqual([]);
  expect((await only()).awaitedTariff).toBeNull();

  const two = ['month', 'year'] as const;
  const [month, year] = two.map((period) => renewal(server, period));
  for (const entry of [month, year])
    if (entry)
      await billingOf(app, ann).pay(
        makePaymentBody({
          method: 'manual',
          minor: entry === month ? rubles(577) : periodPrice(rubles(577), 'year', samplePrices.discounts),
          entries: [entry],
        }),
      );
  const bills = await openBills();
  expect(bills).toHaveLength(2);
  await setBalance(db, ann.id, rubles(577));
  const cheap = bills.find(({ amount }) => amount === rubles(577));
  expect((await billingOf(app, ann).payPending([cheap?.id ?? 0])).status).toBe(204);
  expect(await openBills()).toEqual([]);
});

it('pays of two bills for one server the first, and cancels the other instead of charging its old price', async () => {
  const server = await cheapServer();
  await setBalance(db, ann.id, 0);
  for (const period of ['month', 'year'] as const)
    await billingOf(app, ann).pay(
      makePaymentBody({
        method: 'manual',
        minor: periodPrice(rubles(577), period, samplePrices.discounts),
        entries: [renewal(server, period)],
      }),
    );
  await setBalance(db, ann.id, rubles(20_000));
  const ids = (await openBills()).map(({ id }) => id);
  expect((await billingOf(app, ann).payPending(ids)).status).toBe(204);
  expect(await balance()).toBe(rubles(20_000 - 577));
  expect(await openBills()).toEqual([]);
});

// tests: PRICE-14
it('charges options at once from the balance, each at its price for the days left (D38)', async () => {
  const server = await cheapServer();
  await setBalance(db, ann.id, rubles(5000));
  const days = daysBetween(today(), server.endDate);
  const { answer, quote } = await choose(server, {
    panel: 'cpanel',
    ipv4: 5,
    ipv6Subnet: (await choose(server, {})).editable.ipv6Subnets[0] ?? '',
    backup: 'daily',
  });
  expect(answer.status).toBe(200);
  expect(quote.charge).toBe(Math.round((rubles(500 + 800 + 100 + 100) * days) / 30));
  expect(await balance()).toBe(rubles(5000) - quote.charge);
  expect(await only()).toMatchObject({ monthlyPrice: rubles(2077), optionsMonthly: rubles(1500) });
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

it('makes a bill of options that the balance does not cover, and delivers them when it is paid', async () => {
  const server = await cheapServer();
  await setBalance(db, ann.id, 0);
  const { answer, quote } = await choose(server, { name: 'renamed', panel: 'cpanel' });
  expect(await answer.json()).toMatchObject({
    settings: { name: 'renamed', panel: 'none' },
    server: { monthlyPrice: rubles(577) },
    awaitedOptions: { panel: 'cpanel', ipv4: 1, ipv6Subnet: '', backup: 'none' },
  });
  const [bill, ...others] = await openBills();
  expect(others).toEqual([]);
  expect(bill).toMatchObject({
    amount: quote.charge,
    items: [{ kind: 'options', serverId: server.id }],
  });
  await setBalance(db, ann.id, quote.charge);
  expect((await billingOf(app, ann).payPending([bill?.id ?? 0])).status).toBe(204);
  const params = { id: String(server.id) };
  expect(await answerOf(settings, callAs(app, ann, settings, { params }))).toMatchObject({
    settings: { name: 'renamed', panel: 'cpanel' },
    server: { monthlyPrice: rubles(1077), optionsMonthly: rubles(500) },
    optionPrices: { panel: rubles(500) },
    awaitedOptions: null,
  });
  expect(await balance()).toBe(0);
});

it('takes options off before a renewal at no refund, and charges them for the years when they are put back', async () => {
  const server = await cheapServer();
  await setBalance(db, ann.id, rubles(5000));
  await choose(server, { panel: 'cpanel' });
  await choose(await only(), { panel: 'none' });
  expect((await only()).monthlyPrice).toBe(rubles(577));
  await pay([renewal(await only(), '3years')]);
  const paid = await only();
  const { quote } = await choose(paid, { panel: 'cpanel' }, 0);
  // The first month is paid with cPanel; the three years are not.
  const years = daysBetween(server.endDate, paid.endDate);
  expect(quote.charge).toBe(Math.round((rubles(500) * years) / 30));
});

it('refuses options at another sum than the one that was shown', async () => {
  const server = await cheapServer();
  await setBalance(db, ann.id, rubles(5000));
  const { answer, quote } = await choose(server, { panel: 'cpanel' }, 0);
  expect(await answer.json()).toMatchObject({ code: 'priceChanged', expected: quote.charge, given: 0 });
  expect(await balance()).toBe(rubles(5000));
  expect((await only()).monthlyPrice).toBe(rubles(577));
});

it('gives Plesk up for exactly what it was sold for at ordering', async () => {
  const entry = makeOrderEntry({ id: newKey(), plan: 'Naos[GB]' });
  await pay([{ ...entry, configuration: { ...entry.configuration, panel: 'plesk' } }]);
  expect(await only()).toMatchObject({ monthlyPrice: rubles(877), optionsMonthly: rubles(300) });
  await choose(await only(), { panel: 'none' });
  expect(await only()).toMatchObject({ monthlyPrice: rubles(577), optionsMonthly: 0 });
});
