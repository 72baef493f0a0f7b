import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { serversContract } from '@app/contract/servers';
import type { DatacenterChange } from '@/domain/admin/datacenter';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* The provider closes data centres for new orders. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { datacenters, saveDatacenter, audit } = adminContract;
const { plans } = catalogContract;
const reason = { ru: 'Нет мест', en: 'No room' };

let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
afterEach(async () => {
  await db.updateTable('datacenter').set({ sale: 'open', reason: null }).execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const listed = async () => (await answerOf(datacenters, callAs(app, admin, datacenters))).items;
async function greatBritain() {
  const found = (await listed()).find(({ id }) => id === 'gb');
  if (!found) throw new Error('No GB');
  return found;
}
async function trySave(body: DatacenterChange, stale?: string): Promise<Response> {
  const { id, version } = await greatBritain();
  return callAs(app, admin, saveDatacenter, { params: { id }, body, version: stale ?? version });
}
const save = (body: DatacenterChange) => answerOf(saveDatacenter, trySave(body));
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
  ] as const) {
    const refused = await trySave(body);
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
  const { version } = await greatBritain();
  const unknown = { params: { id: 'fr' }, body: { sale: 'hidden', reason: null }, version };
  expect((await callAs(app, admin, saveDatacenter, unknown)).status).toBe(404);
  await save({ sale: 'hidden', reason: null });
  const late = await trySave({ sale: 'open', reason: null }, version);
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
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
