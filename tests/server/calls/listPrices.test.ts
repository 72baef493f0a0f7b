import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { serversContract } from '@app/contract/servers';
import { pricesAt } from '@app/server/catalog/prices';
import type { PriceChange } from '@/domain/admin/price';
import type { PriceItem } from '@/domain/admin/priceItems';
import type { CartEntry } from '@/domain/cart/entry';
import { addDays } from '@/domain/time/dates';
import { dayIn, startOfDay } from '@/domain/time/timeZone';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePrices } from '@/sample-data/prices';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { startAtNoon } from '../support/atNoon';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* The provider changes prices of options and tariffs, and discounts. */

startAtNoon();
const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const zone = 'Europe/Moscow';
const today = dayIn(zone, new Date());

let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
afterEach(async () => {
  await db.deleteFrom('listPrice').where('from', '>', new Date(0)).execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const { prices, priceReach, savePrice, audit } = adminContract;
const { plans } = catalogContract;
const { list, overview, settings, save, changeTariff } = serversContract;

const priceNow = async (item: PriceItem) => {
  const { items } = await answerOf(prices, callAs(app, admin, prices));
  const found = items.find(({ id }) => id === item);
  if (!found) throw new Error(`No ${item}`);
  return found;
};
async function trySet(item: PriceItem, changes: Partial<PriceChange>, stale?: string): Promise<Response> {
  const { value, upcoming, version } = await priceNow(item);
  const body = { value, upcoming, ...changes };
  return callAs(app, admin, savePrice, { params: { item }, body, version: stale ?? version });
}
const set = (item: PriceItem, changes: Partial<PriceChange>) => answerOf(savePrice, trySet(item, changes));
const offered = async () => (await answerOf(plans, callAs(app, null, plans))).prices;

type Configuration = Extract<CartEntry, { kind: 'order' }>['configuration'];
const ordered = (changes: Partial<Configuration>) => {
  const { configuration, ...entry } = makeOrderEntry({ id: newKey() });
  return { ...entry, configuration: { ...configuration, ...changes } };
};
const orderOf = (minor: number, changes: Partial<Configuration>) =>
  makePaymentBody({ minor, entries: [ordered(changes)] });
const serverOf = async (person: Person) => {
  const [server] = (await answerOf(list, callAs(app, person, list))).items;
  if (!server) throw new Error('No server');
  return server;
};
/** Sets up the machine of a server. */
const activate = (id: ServerId) =>
  db.updateTable('server').set({ status: 'Active' }).where('id', '=', id).execute();
const refusedSums = async (refused: Response) => {
  expect(refused.status).toBe(409);
  return refused.json();
};

// tests: PRICES-04
it('starts with the prices of the specification', async () => {
  expect(await offered()).toEqual(samplePrices);
  expect(await priceNow('editPanel.plesk')).toMatchObject({ value: 40_000, upcoming: null });
});

// tests: PRICES-05
it('prices new orders at once, and refuses an open checkout with both sums', async () => {
  await set('panel.plesk', { value: 35_000 });
  expect((await offered()).panel.plesk).toBe(35_000);
  const billing = billingOf(app, ann);
  const refused = await billing.tryPay(orderOf(187_700, { panel: 'plesk' }));
  expect(await refusedSums(refused)).toMatchObject({
    code: 'priceChanged',
    expected: 192_700,
    given: 187_700,
  });
  expect((await billing.pay(orderOf(192_700, { panel: 'plesk' }))).status).toBe('Paid');
  expect(await serverOf(ann)).toMatchObject({ monthlyPrice: 192_700, optionsMonthly: 35_000 });
});

// tests: PRICES-05
it('keeps what a server was sold for, and the sum of a payment under way', async () => {
  const billing = billingOf(app, ann);
  const { continueAt = '', id } = await billing.begin(orderOf(167_700, { backup: 'daily' }));
  await set('backup.daily', { value: 90_000 });
  await payAtBank(app, ann, { continueAt });
  expect((await billing.progress(id)).payment.status).toBe('Paid');
  const server = await serverOf(ann);
  expect(server).toMatchObject({ monthlyPrice: 167_700, optionsMonthly: 10_000 });
  await activate(server.id);
  const at = { params: { id: String(server.id) } };
  const before = await answerOf(settings, callAs(app, ann, settings, at));
  expect([before.optionPrices?.backup, before.prices.backup.daily]).toEqual([10_000, 90_000]);
  // Giving it up takes off what it was sold for (D38).
  const body = {
    settings: { ...before.settings, backup: 'none' },
    charge: 0,
    password: null,
    userPassword: null,
  };
  await answerOf(save, callAs(app, ann, save, { ...at, version: before.version, body }));
  expect(await serverOf(ann)).toMatchObject({ monthlyPrice: 157_700, optionsMonthly: 0 });
});

// tests: PRICES-05
it('charges a new option and a tariff at their current prices, and refuses the old sums', async () => {
  await billingOf(app, ann).pay(orderOf(157_700, {}));
  await setBalance(db, ann.id, 5_000_000);
  const { id, endDate } = await serverOf(ann);
  await activate(id);
  const at = { params: { id: String(id) } };
  const before = await answerOf(settings, callAs(app, ann, settings, at));
  const days = (Date.parse(endDate) - Date.parse(today)) / 86_400_000;
  const chargeOf = (monthly: number) => Math.round((days * monthly) / 30);
  await set('editPanel.plesk', { value: 60_000 });
  const body = (charge: number) => ({
    settings: { ...before.settings, panel: 'plesk' },
    charge,
    password: null,
    userPassword: null,
  });
  const parts = (charge: number) => ({ ...at, version: before.version, body: body(charge) });
  const refused = await callAs(app, ann, save, parts(chargeOf(40_000)));
  expect(await refusedSums(refused)).toMatchObject({
    expected: chargeOf(60_000),
    given: chargeOf(40_000),
  });
  const saved = await answerOf(save, callAs(app, ann, save, parts(chargeOf(60_000))));
  expect(saved.optionPrices?.panel).toBe(60_000);
  await activate(id);
  await set('tariff.Arcturus', { value: 800_000 });
  const change = (charge: number) => ({ ...at, key: newKey(), body: { tariff: 'Arcturus', charge } });
  const old = chargeOf(550_000 - 157_700);
  expect(await refusedSums(await callAs(app, ann, changeTariff, change(old)))).toMatchObject({
    expected: chargeOf(800_000 - 157_700),
    given: old,
  });
  await answerOf(changeTariff, callAs(app, ann, changeTariff, change(chargeOf(800_000 - 157_700))));
  expect(await serverOf(ann)).toMatchObject({ monthlyPrice: 860_000, tariff: 'Arcturus[GB]' });
});

// tests: PRICES-06
it('prices orders and renewals by the current discount', async () => {
  await set('discount.year', { value: 50 });
  const billing = billingOf(app, ann);
  const half = (157_700 * 12) / 2;
  expect((await billing.pay(orderOf(half, { period: 'year' }))).status).toBe('Paid');
  const server = await serverOf(ann);
  const shown = await answerOf(overview, callAs(app, ann, overview, { params: { id: String(server.id) } }));
  expect(shown.settings.prices.discounts.year).toBe(50);
  await set('discount.year', { value: 0 });
  const renewal = { kind: 'renewal', id: newKey(), serverId: server.id, period: 'year' } as const;
  const body = (minor: number) => makePaymentBody({ minor, entries: [renewal] });
  expect(await refusedSums(await billing.tryPay(body(half)))).toMatchObject({
    expected: 157_700 * 12,
    given: half,
  });
});

// tests: PRICES-05
it('takes a price from the start of a later day of the provider', async () => {
  const from = addDays(today, 2);
  const upcoming = { value: 12_000, from };
  expect(await set('ipv6', { upcoming })).toMatchObject({ value: 10_000, upcoming });
  const begins = startOfDay(zone, from).getTime();
  expect((await pricesAt(db, new Date(begins - 1))).ipv6).toBe(10_000);
  expect((await pricesAt(db, new Date(begins))).ipv6).toBe(12_000);
  // Another value now leaves the later one; another later one replaces it.
  expect(await set('ipv6', { value: 11_000 })).toMatchObject({ value: 11_000, upcoming });
  expect((await set('ipv6', { upcoming: null })).upcoming).toBeNull();
  expect((await pricesAt(db, new Date(begins))).ipv6).toBe(11_000);
});

it('refuses impossible values, days that have started, unknown items, and the second of two', async () => {
  const { version } = await priceNow('ipv4');
  for (const [item, change] of [
    ['tariff.Okul', { value: 0 }],
    ['discount.year', { value: 91 }],
    ['discount.year', { upcoming: { value: 91, from: addDays(today, 2) } }],
    ['ipv4', { value: -1 }],
    ['ipv4', { upcoming: { value: 5, from: today } }],
  ] as const) {
    const refused = await trySet(item, change);
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
  const unknown = { params: { item: 'ipv5' }, body: { value: 1, upcoming: null }, version };
  expect((await callAs(app, admin, savePrice, unknown)).status).toBe(404);
  expect((await callAs(app, admin, priceReach, { params: { item: 'discount.month' } })).status).toBe(404);
  await set('ipv4', { value: 25_000 });
  const late = await trySet('ipv4', { value: 30_000 }, version);
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
  expect(await priceNow('ipv4')).toMatchObject({ value: 25_000 });
});

// tests: PRICES-05
it('counts the servers, carts and payments that a change concerns', async () => {
  const all = { panel: 'cpanel', ipv4: 3, ipv6: true, backup: 'weekly', period: '6months' } as const;
  const items = [
    'panel.cpanel',
    'ipv4',
    'ipv6',
    'backup.weekly',
    'discount.6months',
  ] as const satisfies readonly PriceItem[];
  const reachOf = (item: PriceItem) =>
    answerOf(priceReach, callAs(app, admin, priceReach, { params: { item } }));
  const before = await Promise.all(items.map(reachOf));
  const monthly = 157_700 + 50_000 + 2 * 20_000 + 10_000 + 5_000;
  const price = Math.ceil((monthly * 6 * 0.9) / 100) * 100;
  const billing = billingOf(app, ann);
  await billing.pay(orderOf(price, all));
  await billing.begin({ ...orderOf(price, all), method: 'manual' });
  const { version } = await answerOf(cartContract.load, callAs(app, ann, cartContract.load));
  const body = { entries: wireEntries([ordered(all)]) };
  await answerOf(cartContract.save, callAs(app, ann, cartContract.save, { body, version }));
  expect(await Promise.all(items.map(reachOf))).toEqual(
    before.map(({ servers, carts, payments }) => ({
      servers: servers + 1,
      carts: carts + 1,
      payments: payments + 1,
    })),
  );
  const others = ['panel.plesk', 'backup.daily', 'discount.year', 'tariff.Okul'] as const;
  for (const item of others) expect((await reachOf(item)).carts).toBe(0);
});

it('records the value before and after', async () => {
  await set('discount.2years', { value: 25 });
  const { items } = await answerOf(
    audit,
    callAs(app, admin, audit, { query: { search: 'discount.2years' } }),
  );
  expect(items[0]).toMatchObject({
    kind: 'priceEdited',
    subject: 'discount.2years',
    changes: [{ field: 'discount', before: '15', after: '25' }],
  });
});
