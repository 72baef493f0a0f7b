import { beforeEach, describe, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { billsContract } from '@app/contract/bills';
import { expireBills } from '@app/server/payments/expireBills';
import { todayOf } from '@app/server/settings/storedSettings';
import { addDays } from '@/domain/time/dates';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { newestNotice } from '../support/notices';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { process } from '../support/received';
import { answerOf, callAs, codeOf, signIn, userNumberOf, type Person } from '../support/signedIn';

/* Bills that staff make for a customer. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const today = await todayOf(db, new Date());
const { addBill, cancelBill, customer, payments } = adminContract;

let ann: Person;
let params: { id: string };
beforeEach(async () => {
  ann = await openAccount(app);
  params = { id: String(await userNumberOf(db, ann.id)) };
});

const bill = {
  lines: [
    { title: 'Moving a site', amount: 150_000 },
    { title: 'A night of work', amount: 50_050 },
  ],
  payBy: addDays(today, 3),
  note: 'Agreed by phone',
};
const send = (body: unknown = bill, key = newKey(), by = admin) =>
  callAs(app, by, addBill, { params, key, body });
const made = () => answerOf(addBill, send());
const own = async () => (await answerOf(billsContract.list, callAs(app, ann, billsContract.list))).items;
const page = () => answerOf(customer, callAs(app, admin, customer, { params }));

// tests: HAND-06
it('is listed to the customer with its lines, and staff find it on the customer’s page', async () => {
  const { id, number } = await made();
  const items = bill.lines.map(({ title }) => ({ kind: 'custom', title, serverId: null, count: 1 }));
  const shown = { id, number, state: 'unpaid', amount: 200_050, owed: 200_050, items };
  expect(await own()).toMatchObject([{ ...shown, billPath: `/api/payments/${id}/papers/bill` }]);
  expect((await page()).bills.items).toMatchObject([{ ...shown, user: ann.email }]);
});

// tests: HAND-06
it('is announced by notice and by mail with its document', async () => {
  const { id } = await made();
  expect(await newestNotice(db, ann)).toEqual({
    kind: 'paymentDue',
    amount: 200_050,
    payBy: bill.payBy,
    note: bill.note,
  });
  const { id: paperId, content } = await db
    .selectFrom('paper')
    .select(['id', 'content'])
    .where('paymentId', '=', id)
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({
    kind: 'bill',
    terms: { payBy: bill.payBy, note: bill.note },
    lines: [
      { subject: { kind: 'custom', text: 'Moving a site' }, amount: 150_000 },
      { subject: { kind: 'custom', text: 'A night of work' }, amount: 50_050 },
    ],
  });
  const job = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(job.payload).toMatchObject({ userId: ann.id, news: { kind: 'bill', paperId } });
});

// tests: HAND-05
it('is made once for two clicks', async () => {
  const key = newKey();
  const both = await Promise.all([send(bill, key), send(bill, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await own()).toHaveLength(1);
  expect(await codeOf(await send({ ...bill, note: 'Other' }, key))).toBe('keyReused');
});

// tests: HAND-05
it('is audited with its sum, lines, day and reason', async () => {
  const { number } = await made();
  const row = await db
    .selectFrom('auditEvent')
    .select(['kind', 'customerEmail', 'before', 'after'])
    .where('subject', '=', number)
    .executeTakeFirstOrThrow();
  const items = 'Moving a site; A night of work';
  expect(row).toEqual({
    kind: 'billMade',
    customerEmail: ann.email,
    before: null,
    after: { amount: 200_050, items, until: bill.payBy, note: bill.note },
  });
});

// tests: HAND-05
it('is found by its lines', async () => {
  const { id } = await made();
  const found = await answerOf(
    payments,
    callAs(app, admin, payments, { query: { search: 'NIGHT of work', sort: 'description' } }),
  );
  expect(found.items.map((each) => each.id)).toContain(id);
});

// tests: HAND-06
describe('is paid', () => {
  const stateOf = async (id: number) => (await own()).find((each) => each.id === id)?.state;
  const booksAreRight = async () => expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });

  it('by a transfer', async () => {
    const { id } = await made();
    expect((await process(app, admin, id)).ok).toBe(true);
    expect(await stateOf(id)).toBe('paid');
    await booksAreRight();
  });

  it('from the balance', async () => {
    const { id } = await made();
    await billingOf(app, ann).pay(makePaymentBody({ minor: 200_050 }));
    expect((await billingOf(app, ann).payPending([id])).status).toBe(204);
    expect(await stateOf(id)).toBe('paid');
    expect(await billingOf(app, ann).balance()).toBe(0);
    await booksAreRight();
  });

  it.each(['ruCards', 'sberPay'])('by %s', async (method) => {
    const { id } = await made();
    await billingOf(app, ann).pay(makePaymentBody({ minor: 200_050, method, bills: [String(id)] }));
    expect(await stateOf(id)).toBe('paid');
    await booksAreRight();
  });

  it('and its receipt repeats the lines', async () => {
    const { id } = await made();
    await process(app, admin, id);
    const rows = await db
      .selectFrom('paper')
      .select(['kind', 'content'])
      .where('paymentId', '=', id)
      .execute();
    const receipt = rows.find(({ kind }) => kind === 'receipt')?.content;
    expect(receipt).toMatchObject({ lines: [{ amount: 150_000 }, { amount: 50_050 }] });
    expect(receipt).not.toHaveProperty('terms');
  });
});

// tests: HAND-06
it('is cancelled by staff while it is unpaid, and not after', async () => {
  const parts = async () => ({ params: { id: String((await made()).id) }, body: { note: 'A mistake' } });
  expect((await callAs(app, admin, cancelBill, await parts())).status).toBe(200);
  expect(await own()).toMatchObject([{ state: 'canceled', owed: 0 }]);
  const paid = await parts();
  await process(app, admin, Number(paid.params.id));
  expect((await callAs(app, admin, cancelBill, paid)).status).toBe(409);
});

// tests: HAND-07
it('expires after its last day, not on it', async () => {
  const { id } = await made();
  const { expiresAt } = await db
    .selectFrom('payment')
    .select('expiresAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const end = expiresAt?.getTime() ?? 0;
  expect(await todayOf(db, new Date(end - 1))).toBe(bill.payBy);
  expect(await todayOf(db, new Date(end))).toBe(addDays(bill.payBy, 1));
  await expireBills(app.deps, new Date(end - 1));
  expect(await own()).toMatchObject([{ id, state: 'unpaid' }]);
  await expireBills(app.deps, new Date(end));
  expect(await own()).toMatchObject([{ id, state: 'canceled' }]);
});

// tests: HAND-07
it('is cancelled, not deleted, when the customer deletes it', async () => {
  const { id } = await made();
  expect((await billingOf(app, ann).deletePending([id])).ok).toBe(true);
  expect((await page()).bills.items).toMatchObject([{ id, state: 'canceled' }]);
});

it.each([
  ['no line', { ...bill, lines: [] }],
  ['too many lines', { ...bill, lines: Array.from({ length: 21 }, () => ({ title: 'x', amount: 1 })) }],
  ['a line without text', { ...bill, lines: [{ title: ' ', amount: 1 }] }],
  ['a line of nothing', { ...bill, lines: [{ title: 'x', amount: 0 }] }],
  ['a total larger than any sum', { ...bill, lines: [...bill.lines, { title: 'x', amount: 1e12 }] }],
  ['a day that is over', { ...bill, payBy: addDays(today, -1) }],
  ['a day more than a year ahead', { ...bill, payBy: addDays(today, 366) }],
  ['no reason', { ...bill, note: ' ' }],
])('refuses %s', async (_, body) => {
  expect((await send(body)).status).toBe(422);
  expect(await own()).toEqual([]);
});

it('is refused for the administrator’s own account, and to staff without the right', async () => {
  const id = String(await userNumberOf(db, admin.id));
  const refused = await callAs(app, admin, addBill, { params: { id }, key: newKey(), body: bill });
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'ownAccount']);
  const clerk = await signIn(app, 'admin');
  await db.updateTable('user').set({ staffRole: 'readOnly' }).where('id', '=', clerk.id).execute();
  for (const person of [clerk, ann]) expect((await send(bill, newKey(), person)).status).toBe(403);
});
