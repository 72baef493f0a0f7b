import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { accountContract } from '@app/contract/account';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { serversContract } from '@app/contract/servers';
import { examples } from '@app/server/openapi/examples';
import type { DatacenterChange } from '@/domain/admin/datacenter';
import { kopecks } from '@/domain/money/money';
import { quoteOrder } from '@/domain/pricing/quote';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePrices } from '@/sample-data/prices';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* The provider closes data centres for new orders. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { datacenters, addDatacenter, addPlan, saveDatacenter, account, audit } = adminContract;
const { plans } = catalogContract;
const reason = { ru: 'Нет мест', en: 'No room' };

const debian = { family: 'debian', version: '12' } as const;

let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
afterEach(async () => {
  await db.updateTable('datacenter').set({ sale: 'open', reason: null }).execute();
  await db.deleteFrom('plan').where('datacenter', '=', 'fi').execute();
  await db.deleteFrom('datacenter').where('id', '=', 'fi').execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const listed = async () => (await answerOf(datacenters, callAs(app, admin, datacenters))).items;
async function greatBritain() {
  const found = (await listed()).find(({ id }) => id === 'gb');
  if (!found) throw new Error('No GB');
  return found;
}
type Changes = Partial<DatacenterChange>;
async function trySave(changes: Changes, stale?: string): Promise<Response> {
  const { id, version, city, position, sale, reason: known } = await greatBritain();
  const body = { city, position, sale, reason: known, ...changes };
  return callAs(app, admin, saveDatacenter, { params: { id }, body, version: stale ?? version });
}
const save = (body: Changes) => answerOf(saveDatacenter, trySave(body));
const offered = async () => (await answerOf(plans, callAs(app, null, plans))).items;
const order = () => makePaymentBody({ minor: 157_700, entries: [makeOrderEntry({ id: newKey() })] });
const serverCount = async () =>
  (await answerOf(serversContract.list, callAs(app, ann, serversContract.list))).items.length;

// tests: PRICES-07
it('shows the plans of a sold-out data centre with the reason, and sells none of them', async () => {
  await save({ sale: 'soldOut', reason });
  const all = await offered();
  const there = all.filter(({ datacenter }) => datacenter === 'gb');
  expect(there).not.toHaveLength(0);
  for (const plan of there) expect(plan).toMatchObject({ stock: 0, soldOutReason: reason });
  for (const plan of all)
    if (plan.datacenter !== 'gb') expect(plan).toMatchObject({ stock: null, soldOutReason: null });
  const refused = await billingOf(app, ann).tryPay(order());
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 0, given: 157_700 });
  await save({ sale: 'open', reason: null });
  expect((await billingOf(app, ann).pay(order())).status).toBe('Paid');
});

// tests: PRICES-07
it('shows no plan of a hidden data centre, and delivers what is being paid', async () => {
  const { continueAt = '' } = await billingOf(app, ann).begin(order());
  await save({ sale: 'hidden', reason: null });
  expect((await offered()).filter(({ datacenter }) => datacenter === 'gb')).toEqual([]);
  const refused = await billingOf(app, ann).tryPay(order());
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 0 });
  await payAtBank(app, ann, { continueAt });
  expect(await serverCount()).toBe(1);
});

it('counts its plans, servers and carts', async () => {
  const before = await greatBritain();
  await billingOf(app, ann).pay(order());
  const { version } = await answerOf(cartContract.load, callAs(app, ann, cartContract.load));
  const entries = wireEntries([makeOrderEntry({ id: newKey() })]);
  await answerOf(cartContract.save, callAs(app, ann, cartContract.save, { body: { entries }, version }));
  expect(await greatBritain()).toEqual({
    ...before,
    servers: before.servers + 1,
    carts: before.carts + 1,
  });
  expect(before.plans).toBe((await offered()).filter(({ datacenter }) => datacenter === 'gb').length);
  expect((await listed()).find(({ id }) => id === 'nl')?.carts).toBe(0);
});

it('refuses a missing or needless reason, an unknown data centre, and the second of two', async () => {
  for (const body of [
    { sale: 'soldOut', reason: null },
    { sale: 'open', reason },
    { sale: 'soldOut', reason: { ru: ' ', en: 'x' } },
    { city: { ru: 'x', en: ' ' } },
    { city: { ru: 'x'.repeat(41), en: 'x' } },
  ] as const) {
    const refused = await trySave(body);
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
  const { version, city } = await greatBritain();
  const body = { city, position: 1, sale: 'hidden', reason: null };
  const unknown = { params: { id: 'fr' }, body, version };
  expect((await callAs(app, admin, saveDatacenter, unknown)).status).toBe(404);
  await save({ sale: 'hidden', reason: null });
  const late = await trySave({ sale: 'open', reason: null }, version);
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
});

const helsinki = {
  id: 'fi',
  city: { ru: 'Хельсинки', en: 'Helsinki' },
  position: 1,
  sale: 'open',
  reason: null,
} as const;
const tryAdd = (body: object) => callAs(app, admin, addDatacenter, { body });

// tests: PRICES-13
it('adds a data centre that leads the catalogue, is named, and sells its plans', async () => {
  const plan = { ...examples.admin.addPlan.body, name: 'Mira[FI]', datacenter: 'fi' } as const;
  const tooEarly = await callAs(app, admin, addPlan, { body: plan });
  expect([tooEarly.status, await codeOf(tooEarly)]).toEqual([422, 'invalidRequest']);
  expect(await answerOf(addDatacenter, tryAdd(helsinki))).toEqual({
    ...helsinki,
    plans: 0,
    room: null,
    servers: 0,
    carts: 0,
    version: '1',
  });
  expect((await listed())[0]?.id).toBe('fi');
  await answerOf(addPlan, callAs(app, admin, addPlan, { body: plan }));
  const catalogue = await answerOf(plans, callAs(app, null, plans));
  expect(catalogue.countries).toEqual(['FI', 'GB', 'RU', 'US', 'NL', 'DE']);
  const { id, city } = helsinki;
  for (const read of [
    await answerOf(account, callAs(app, admin, account)),
    await answerOf(accountContract.summary, callAs(app, ann, accountContract.summary)),
  ])
    expect(read.datacenters[0]).toEqual({ id, city });
  const configuration = { ...makeOrderEntry().configuration, panel: 'none', os: debian } as const;
  const entries = [makeOrderEntry({ id: newKey(), plan: 'Mira[FI]', configuration })];
  const minor = quoteOrder(kopecks(plan.monthly), configuration, samplePrices).total;
  expect((await billingOf(app, ann).pay(makePaymentBody({ minor, entries }))).status).toBe('Paid');
  const rented = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  expect(rented.items.map(({ datacenter, tariff }) => [datacenter, tariff])).toEqual([['fi', 'Mira[FI]']]);
});

it('refuses a second data centre of a country, and one that has no flag', async () => {
  await answerOf(addDatacenter, tryAdd(helsinki));
  const second = await tryAdd(helsinki);
  expect([second.status, await codeOf(second)]).toEqual([409, 'nameTaken']);
  for (const id of ['zz', 'FI', 'fin']) expect((await tryAdd({ ...helsinki, id })).status).toBe(422);
});

// tests: PRICES-13
it('names a data centre for customers and on the status page', async () => {
  const { city } = await greatBritain();
  await save({ city: { ru: 'Слау', en: 'Slough & co' }, position: 60 });
  const { countries } = await answerOf(plans, callAs(app, null, plans));
  expect(countries).toEqual(['RU', 'US', 'NL', 'DE', 'GB']);
  const summary = await answerOf(accountContract.summary, callAs(app, ann, accountContract.summary));
  expect(summary.datacenters.at(-1)).toEqual({ id: 'gb', city: { ru: 'Слау', en: 'Slough & co' } });
  const page = await (await app.fetch('/status?lang=en')).text();
  expect(page).toContain('Great Britain, Slough &amp; co');
  await save({ city, position: 10 });
});

it('records the sale before and after', async () => {
  await save({ sale: 'soldOut', reason });
  const { items } = await answerOf(audit, callAs(app, admin, audit));
  expect(items[0]).toMatchObject({
    kind: 'datacenterEdited',
    subject: 'gb',
    changes: [
      { field: 'sale', before: 'open', after: 'soldOut' },
      { field: 'reason', before: null, after: 'Нет мест' },
    ],
  });
});
