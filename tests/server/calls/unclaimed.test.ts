import { beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* Money of unknown senders (D42): recorded, found and assigned. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});

const { unclaimed, recordUnclaimed, assignUnclaimed, returnUnclaimed } = adminContract;
const price = 157_700;

const record = (amount: number, reference = `Ivanov ${newKey()}`) =>
  answerOf(
    recordUnclaimed,
    callAs(app, admin, recordUnclaimed, {
      key: newKey(),
      body: { amount, receivedOn: '2026-11-20', reference },
    }),
  );
const assign = (id: number, claimant: object, key = newKey()) =>
  callAs(app, admin, assignUnclaimed, { params: { id: String(id) }, key, body: { claimant } });
const returnMoney = (id: number) =>
  callAs(app, admin, returnUnclaimed, {
    params: { id: String(id) },
    key: newKey(),
    body: { note: 'Sent back' },
  });
const list = (query: Record<string, string> = {}) =>
  answerOf(unclaimed, callAs(app, admin, unclaimed, { query }));
const balance = () => billingOf(app, ann).balance();

async function sumOf(account: string): Promise<number> {
  const rows = await db.selectFrom('ledgerEntry').select('amount').where('account', '=', account).execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

async function orderBill() {
  const entries = [makeOrderEntry({ id: newKey() })];
  const { id } = await billingOf(app, ann).begin(
    makePaymentBody({ minor: price, entries, method: 'manual' }),
  );
  return String(id);
}
const paymentOf = (id: string) =>
  db.selectFrom('payment').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

// tests: ADMIN-50
it('is recorded on a ledger account of its own, and found by its reference', async () => {
  const before = await sumOf('unclaimed');
  const money = await record(price, 'Petrova, invoice 77');
  expect(money).toMatchObject({ amount: price, state: 'waiting', user: null, addedBy: admin.email });
  expect(await sumOf('unclaimed')).toBe(before + price);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  const found = await list({ search: 'PETROVA' });
  expect(found.items.map(({ id }) => id)).toEqual([money.id]);
  expect(found.sums.waiting).toBe(price);
});

// tests: ADMIN-50
it('goes to the balance of a customer, once for two clicks', async () => {
  const before = await sumOf('unclaimed');
  const { id } = await record(price);
  const claimant = { kind: 'customer', email: ann.email };
  const key = newKey();
  const both = await Promise.all([assign(id, claimant, key), assign(id, claimant, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await balance()).toBe(price);
  expect(await sumOf('unclaimed')).toBe(before);
  const again = await assign(id, claimant);
  expect([again.status, await codeOf(again)]).toEqual([409, 'changed']);
  expect(await balance()).toBe(price);
  const [row] = (await list({ state: 'assigned' })).items;
  expect(row).toMatchObject({ id, user: ann.email });
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

// tests: ADMIN-50
it('pays a bill of its sum', async () => {
  const bill = await orderBill();
  // What the bill asks for, the commission of a transfer included.
  const { id } = await record((await paymentOf(bill)).paidMinor);
  expect((await assign(id, { kind: 'bill', id: bill })).status).toBe(200);
  expect(await paymentOf(bill)).toMatchObject({ state: 'paid', amount: price });
  expect(await balance()).toBe(0);
});

// tests: ADMIN-50
it('leaves the rest of a bill due: 1 500 for 1 577', async () => {
  const bill = await orderBill();
  const { id } = await record(150_000);
  expect((await assign(id, { kind: 'bill', id: bill })).status).toBe(200);
  const { status, paidMinor } = await paymentOf(bill);
  expect(status).toBe('Pending');
  // With the commission of a transfer, 5 %: 1 655,85 − 1 500.
  expect(paidMinor).toBe(15_585);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

// tests: ADMIN-50
it('adds what is too much to the balance', async () => {
  const bill = await orderBill();
  const { paidMinor } = await paymentOf(bill);
  const { id } = await record(paidMinor + 2_300);
  expect((await assign(id, { kind: 'bill', id: bill })).status).toBe(200);
  expect((await paymentOf(bill)).state).toBe('paid');
  expect(await balance()).toBe(2_300);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

// tests: ADMIN-50
it('is returned once with its reason, and is then nobody’s to assign', async () => {
  const [books, bank] = [await sumOf('unclaimed'), await sumOf('incoming')];
  const { id } = await record(price, 'Twice from Ivanov');
  const returnMoney = (key: string) =>
    callAs(app, admin, returnUnclaimed, {
      params: { id: String(id) },
      key,
      body: { note: ' Recorded twice ' },
    });
  const key = newKey();
  const both = await Promise.all([returnMoney(key), returnMoney(key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([await sumOf('unclaimed'), await sumOf('incoming')]).toEqual([books, bank]);
  const again = await returnMoney(newKey());
  expect([again.status, await codeOf(again)]).toEqual([409, 'changed']);
  const late = await assign(id, { kind: 'customer', email: ann.email });
  expect([late.status, await codeOf(late)]).toEqual([409, 'changed']);
  const found = await list({ search: 'Twice from Ivanov', state: 'returned' });
  expect(found.items).toMatchObject([{ id, state: 'returned', user: null, note: 'Recorded twice' }]);
  expect(found.sums.waiting).toBe(0);
  expect((await list({ search: 'Twice from Ivanov', state: 'waiting' })).items).toEqual([]);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

// tests: ADMIN-50
it('is not returned once it is assigned', async () => {
  const { id } = await record(price);
  await assign(id, { kind: 'customer', email: ann.email });
  const late = await callAs(app, admin, returnUnclaimed, {
    params: { id: String(id) },
    key: newKey(),
    body: { note: 'Too late' },
  });
  expect([late.status, await codeOf(late)]).toEqual([409, 'changed']);
  expect(await balance()).toBe(price);
});

// tests: HAND-04
it('is not assigned to a balance that would become too large', async () => {
  const claimant = { kind: 'customer', email: ann.email };
  expect((await assign((await record(1e12)).id, claimant)).status).toBe(200);
  const { id } = await record(1);
  const refused = await assign(id, claimant);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'balanceTooLarge']);
  expect((await list({ search: `#${id}` })).items[0]?.state).toBe('waiting');
  // A total of the list is not bounded like one sum.
  await record(1e12);
  expect((await list()).sums.waiting).toBeGreaterThan(1e12);
});

it('is assigned to one of two customers by two clerks at once', async () => {
  const bob = await openAccount(app);
  const { id } = await record(price);
  const answers = await Promise.all([ann, bob].map(({ email }) => assign(id, { kind: 'customer', email })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await balance()) + (await billingOf(app, bob).balance())).toBe(price);
});

// tests: HAND-02
it('is recorded twice only on purpose, unless the first was returned', async () => {
  const body = { amount: price, receivedOn: '2026-11-20', reference: `Sidorov ${newKey()}` };
  const recordBody = (changes: object = {}) =>
    callAs(app, admin, recordUnclaimed, { key: newKey(), body: { ...body, ...changes } });
  const both = await Promise.all([recordBody(), recordBody()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const alike = await recordBody({ reference: ` ${body.reference.toUpperCase()}` });
  expect([alike.status, await codeOf(alike)]).toEqual([409, 'recordedAlready']);
  for (const other of [{ amount: price + 1 }, { receivedOn: '2026-11-19' }, { reference: newKey() }])
    expect((await recordBody(other)).status).toBe(200);
  expect((await recordBody({ isRepeated: true })).status).toBe(200);
  const { items } = await list({ search: body.reference });
  for (const { id } of items) expect((await returnMoney(id)).status).toBe(200);
  expect((await recordBody()).status).toBe(200);
});

it('is not assigned to nobody', async () => {
  const { id } = await record(price);
  const nobody = await assign(id, { kind: 'customer', email: 'nobody@example.com' });
  expect([nobody.status, await codeOf(nobody)]).toEqual([409, 'noClaimant']);
  const noBill = await assign(id, { kind: 'bill', id: '999999' });
  expect([noBill.status, await codeOf(noBill)]).toEqual([404, 'notFound']);
  const missing = await assign(999_999, { kind: 'customer', email: ann.email });
  expect([missing.status, await codeOf(missing)]).toEqual([404, 'notFound']);
  expect(await balance()).toBe(0);
  expect((await list({ search: `#${id}` })).items[0]?.state).toBe('waiting');
});

it.each([
  ['no amount', { amount: 0, receivedOn: '2026-11-20', reference: 'x' }],
  ['no reference', { amount: 1, receivedOn: '2026-11-20', reference: ' ' }],
  ['a day to come', { amount: 1, receivedOn: '2999-01-01', reference: 'x' }],
])('refuses %s', async (_, body) => {
  const { total } = await list();
  expect((await callAs(app, admin, recordUnclaimed, { key: newKey(), body })).status).toBe(422);
  expect((await list()).total).toBe(total);
});
