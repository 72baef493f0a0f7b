import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { serversContract } from '@app/contract/servers';
import type { AdminPlan, PlanChange } from '@/domain/admin/plan';
import { dayIn, startOfDay } from '@/domain/time/timeZone';
import { toIsoDate } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import { plansOf, plansOnSale } from '@app/server/catalog/plans';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* The provider changes plans and prices. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const name = 'Diadem[GB]';
const params = { name };
const zone = 'Europe/Moscow';

let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
afterEach(async () => {
  await db.deleteFrom('planPrice').execute();
  await db.updateTable('plan').set({ sale: 'open', stock: null, isRecommended: false }).execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const { plans, planReach, addPlan, savePlan, audit } = adminContract;
const listed = async () => (await answerOf(plans, callAs(app, admin, plans))).items;
async function planNow(): Promise<AdminPlan> {
  const found = (await listed()).find((plan) => plan.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}
const changeOf = ({
  specs,
  position,
  isRecommended,
  sale,
  stock,
  trafficGb,
  monthly,
  upcoming,
}: AdminPlan): PlanChange => ({
  specs,
  position,
  isRecommended,
  sale,
  stock,
  trafficGb,
  monthly,
  upcoming,
});
async function trySave(changes: Partial<PlanChange>, version?: string): Promise<Response> {
  const plan = await planNow();
  const body = { ...changeOf(plan), ...changes };
  return callAs(app, admin, savePlan, { params, body, version: version ?? plan.version });
}
const save = (changes: Partial<PlanChange>) => answerOf(savePlan, trySave(changes));

const onSale = async () => {
  const { items } = await answerOf(catalogContract.plans, callAs(app, null, catalogContract.plans));
  return items.find((plan) => plan.name === name);
};
const order = (minor: number, count = 1) => {
  const { configuration, ...entry } = makeOrderEntry({ id: newKey() });
  return makePaymentBody({ minor, entries: [{ ...entry, configuration: { ...configuration, count } }] });
};
const serversOf = async (person: Person) =>
  (await answerOf(serversContract.list, callAs(app, person, serversContract.list))).items;
const dayAfter = (days: number) => {
  const day = toIsoDate(dayIn(zone, new Date(Date.now() + days * 86_400_000)));
  if (day === null) throw new Error('No day');
  return day;
};

// tests: ADMIN-54
it('changes a price for new orders at once, and the catalogue with it', async () => {
  const first = await callAs(app, null, catalogContract.plans);
  const etag = first.headers.get('etag') ?? '';
  expect(await save({ monthly: kopecks(170_000) })).toMatchObject({ monthly: 170_000, version: '2' });
  const again = await callAs(app, null, catalogContract.plans, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(200);
  expect((await onSale())?.price.monthly).toBe(170_000);
  // An open checkout is refused with both sums (D39), and pays the new one.
  const refused = await billingOf(app, ann).tryPay(order(157_700));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 170_000, given: 157_700 });
  expect((await billingOf(app, ann).pay(order(170_000))).status).toBe('Paid');
  expect((await serversOf(ann))[0]).toMatchObject({ tariff: name, monthlyPrice: 170_000 });
});

it('keeps the price of a server that was sold, and of a payment under way', async () => {
  const billing = billingOf(app, ann);
  await billing.pay(order(157_700));
  const { continueAt = '', id } = await billing.begin(order(157_700));
  await save({ monthly: kopecks(200_000) });
  await payAtBank(app, ann, { continueAt });
  expect((await billing.progress(id)).payment.status).toBe('Paid');
  expect((await serversOf(ann)).map(({ monthlyPrice }) => monthlyPrice)).toEqual([157_700, 157_700]);
});

it('takes a price from the start of a later day of the provider', async () => {
  const from = dayAfter(2);
  const upcoming = { monthly: kopecks(190_000), from };
  expect(await save({ upcoming })).toMatchObject({ monthly: 157_700, upcoming });
  const priceAt = async (moment: Date) =>
    (await plansOnSale(db, moment)).find((plan) => plan.name === name)?.price.monthly;
  const begins = startOfDay(zone, from).getTime();
  expect(await priceAt(new Date())).toBe(157_700);
  expect(await priceAt(new Date(begins - 1))).toBe(157_700);
  expect(await priceAt(new Date(begins))).toBe(190_000);
  // Another price now leaves the later one; another later one replaces it.
  expect(await save({ monthly: kopecks(160_000) })).toMatchObject({ monthly: 160_000, upcoming });
  const other = { monthly: kopecks(180_000), from: dayAfter(3) };
  expect((await save({ upcoming: other })).upcoming).toEqual(other);
  expect(await priceAt(new Date(begins))).toBe(160_000);
  expect((await save({ upcoming: null })).upcoming).toBeNull();
  expect(await priceAt(new Date(begins + 30 * 86_400_000))).toBe(160_000);
});

it('refuses a later price for a day that has started', async () => {
  for (const days of [0, -1]) {
    const refused = await trySave({ upcoming: { monthly: kopecks(190_000), from: dayAfter(days) } });
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
  expect((await planNow()).upcoming).toBeNull();
});

// tests: ADMIN-55
it('sells nothing that is hidden or sold out', async () => {
  for (const sale of ['hidden', 'soldOut'] as const) {
    await save({ sale });
    expect((await onSale())?.stock).toBe(sale === 'hidden' ? undefined : 0);
    const refused = await billingOf(app, ann).tryPay(order(157_700));
    expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 0, given: 157_700 });
  }
  expect(await serversOf(ann)).toEqual([]);
  // Earlier sales are described and delivered as before.
  expect((await plansOf(db, new Date())).some((plan) => plan.name === name)).toBe(true);
});

it('sells no more than there is, and gets back what was not paid', async () => {
  await save({ stock: 2 });
  const billing = billingOf(app, ann);
  const refused = await billing.tryPay(order(157_700 * 3, 3));
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 0 });
  const { id } = await billing.begin({ ...order(157_700 * 2, 2), method: 'manual' });
  expect((await onSale())?.stock).toBe(0);
  expect((await billing.tryPay(order(157_700))).status).toBe(409);
  await billing.deletePending([id]);
  expect((await onSale())?.stock).toBe(2);
  // Two entries of one order share the stock.
  const one = makeOrderEntry({ id: newKey() });
  const entries = [one, { ...one, id: newKey() }, { ...one, id: newKey() }];
  const three = await billing.tryPay(makePaymentBody({ minor: 157_700 * 3, entries }));
  expect(await three.json()).toMatchObject({ code: 'priceChanged', expected: 157_700 * 2 });
});

// tests: ADMIN-61
it('saves a price while servers are sold, and keeps the stock that they left', async () => {
  await save({ stock: 5 });
  const { version } = await planNow();
  await billingOf(app, ann).pay(order(157_700));
  const late = await trySave({ stock: 9 }, version);
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
  expect((await trySave({ stock: 5, monthly: kopecks(170_000) }, version)).status).toBe(200);
  expect(await planNow()).toMatchObject({ stock: 4, monthly: 170_000 });
});

it('keeps the latest stock count', async () => {
  await save({ stock: 2 });
  const { id } = await billingOf(app, ann).begin({ ...order(157_700), method: 'manual' });
  await save({ stock: 7 });
  await billingOf(app, ann).deletePending([id]);
  expect((await planNow()).stock).toBe(7);
});

it('sells the last one once', async () => {
  await save({ stock: 1 });
  const bob = await signIn(app);
  for (const person of [ann, bob]) await setBalance(db, person.id, 1_000_000);
  const body = () => ({ ...order(0), fromBalance: 157_700 });
  const answers = await Promise.all([billingOf(app, ann).tryPay(body()), billingOf(app, bob).tryPay(body())]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await onSale())?.stock).toBe(0);
});

it('counts what a change touches', async () => {
  const before = await answerOf(planReach, callAs(app, admin, planReach, { params }));
  const billing = billingOf(app, ann);
  await billing.pay(order(157_700));
  await billing.begin({ ...order(157_700), method: 'manual' });
  const { version } = await answerOf(cartContract.load, callAs(app, ann, cartContract.load));
  const entries = wireEntries([makeOrderEntry({ id: newKey() })]);
  await answerOf(cartContract.save, callAs(app, ann, cartContract.save, { body: { entries }, version }));
  expect(await answerOf(planReach, callAs(app, admin, planReach, { params }))).toEqual({
    servers: before.servers + 1,
    carts: before.carts + 1,
    payments: before.payments + 1,
  });
  const none = await callAs(app, admin, planReach, { params: { name: 'Nobody[GB]' } });
  expect([none.status, await codeOf(none)]).toEqual([404, 'notFound']);
});

it('refuses the second of two who change a plan at once', async () => {
  const { version } = await planNow();
  await save({ position: 51 });
  const late = await trySave({ monthly: kopecks(1) }, version);
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
  expect(await planNow()).toMatchObject({ monthly: 157_700, position: 51 });
  await save({ position: 50 });
});

it('records the fields before and after', async () => {
  await save({ monthly: kopecks(165_000), sale: 'hidden' });
  const query = { kind: 'planEdited', search: name, limit: '1' };
  const { items } = await answerOf(audit, callAs(app, admin, audit, { query }));
  expect(items[0]).toMatchObject({ admin: admin.email, subject: name, customer: '' });
  expect(items[0]?.changes.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
    { field: 'monthly', before: '157700', after: '165000' },
    { field: 'sale', before: 'open', after: 'hidden' },
  ]);
});

it('adds a plan that is sold at once, under a name of its own', async () => {
  const body = { ...changeOf(await planNow()), monthly: 90_000, line: 'vps', datacenter: 'gb' } as const;
  const mira = { ...body, name: 'Mira[GB]' };
  expect(await answerOf(addPlan, callAs(app, admin, addPlan, { body: mira }))).toMatchObject({
    name: 'Mira[GB]',
    monthly: 90_000,
    servers: 0,
  });
  const entry = makeOrderEntry({ id: newKey(), plan: 'Mira[GB]' });
  await billingOf(app, ann).pay(makePaymentBody({ minor: 90_000, entries: [entry] }));
  expect((await serversOf(ann))[0]).toMatchObject({ tariff: 'Mira[GB]', monthlyPrice: 90_000 });
  const twice = await callAs(app, admin, addPlan, { body: mira });
  expect([twice.status, await codeOf(twice)]).toEqual([409, 'nameTaken']);
  const elsewhere = await callAs(app, admin, addPlan, { body: { ...body, name: 'Mira[NL]' } });
  expect([elsewhere.status, await codeOf(elsewhere)]).toEqual([422, 'invalidRequest']);
});
