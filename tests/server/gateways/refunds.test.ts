import { afterAll, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { paymentNumbered } from '@app/server/billing/refunds';
import { refundPayment } from '@app/server/consequences/money';
import { book, customerAccount, sumOf } from '@app/server/ledger/ledger';
import { lockCustomer } from '@app/server/customers/lock';
import { changesOfOne } from '@app/server/changes';
import { createGateways } from '@app/server/gateways/gateway';
import { createWorker } from '@app/server/jobs/worker';
import { kopecks } from '@/domain/money/money';
import type { RefundTarget } from '@/domain/payment/refund';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { handlersOf } from '../support/jobHandlers';
import { newestNotice } from '../support/notices';
import { openAccount } from '../support/openAccount';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';
import { openApp } from '../support/openApp';

/** Of one order of the sample's plan. */
const price = 157_700;

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
afterAll(async () => {
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

/** A new account with a payment of this: its number. */
async function paid(changes: Parameters<typeof makePaymentBody>[0] = {}): Promise<number> {
  ann = await openAccount(app);
  await setBalance(db, ann.id, 50_000);
  const { id } = await billingOf(app, ann).pay(makePaymentBody(changes));
  return id;
}

const order = (fromBalance = 0) => ({
  minor: price - fromBalance,
  fromBalance,
  entries: [makeOrderEntry({ id: newKey() })],
});

const refund = (id: number, amount: number, target: RefundTarget) =>
  db.transaction().execute(async (tx) => {
    await lockCustomer(tx, ann.id);
    const row = await paymentNumbered(tx, ann.id, id);
    if (!row) throw new Error('No such payment');
    await refundPayment(tx, row, { amount: kopecks(amount), target, note: 'Promised', now: new Date() });
  });

/** Returns a payment's state, its refunds, and the sum requested from the bank. */
async function stateOf(id: number) {
  const rows = await db.selectFrom('refund').selectAll().where('paymentId', '=', id).orderBy('id').execute();
  const { reference } = await db
    .selectFrom('payment')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const atBank = await db
    .selectFrom('bankRefund')
    .select('minor')
    .where('reference', '=', reference ?? '')
    .execute();
  return {
    state: (await billingOf(app, ann).progress(id)).state,
    refunds: rows.map(({ amount, target, endedAt }) => [amount, target, endedAt !== null] as const),
    atBank: atBank.map(({ minor }) => minor),
    balance: await billingOf(app, ann).balance(),
  };
}

const workerOf = (gateways = app.deps.gateways, now = new Date()) =>
  createWorker({
    db,
    changes: changesOfOne(),
    handlers: handlersOf(gateways),
    log: { warn: () => undefined, error: () => undefined },
    clock: () => now,
  });

// tests: ADMIN-25
it('gives a part back by the way it came, once the gateway has answered', async () => {
  const id = await paid(order());
  await refund(id, 57_700, 'method');
  expect(await stateOf(id)).toEqual({
    state: 'paid',
    refunds: [[57_700, 'method', false]],
    atBank: [],
    balance: 50_000,
  });
  expect(await sumOf(db, 'returning')).toBe(57_700);
  await workerOf().runDue();
  expect(await stateOf(id)).toMatchObject({ refunds: [[57_700, 'method', true]], atBank: [57_700] });
  expect(await sumOf(db, 'returning')).toBe(0);
  expect(await newestNotice(db, ann)).toEqual({ kind: 'refunded', amount: 57_700, target: 'method' });
});

it('asks a gateway that does not answer again, and is given nothing back twice by one that lost its answer', async () => {
  const id = await paid(order());
  await refund(id, price, 'method');
  const { testBank } = app.deps;
  if (!testBank) throw new Error('No test bank');
  const forgetful = {
    ...testBank.gateway,
    refund: async (...[request]: Parameters<typeof testBank.gateway.refund>) => {
      await testBank.gateway.refund(request);
      throw new Error('The line broke');
    },
  };
  await workerOf(createGateways([forgetful])).runDue();
  expect(await stateOf(id)).toMatchObject({ refunds: [[price, 'method', false]], atBank: [price] });
  await workerOf(app.deps.gateways, new Date(Date.now() + 60_000)).runDue();
  expect(await stateOf(id)).toMatchObject({
    state: 'refunded',
    refunds: [[price, 'method', true]],
    atBank: [price],
  });
});

it('gives back to the balance what was paid from it, and by the way it came no more than came', async () => {
  const id = await paid(order(50_000));
  await refund(id, price, 'method');
  expect(await stateOf(id)).toMatchObject({
    state: 'refunded',
    refunds: [
      [price - 50_000, 'method', false],
      [50_000, 'balance', true],
    ],
    balance: 50_000,
  });
});

it('takes what topped up the balance from there again, and only as far as it is there', async () => {
  const id = await paid({ minor: 10_000 });
  await expect(refund(id, 10_000, 'balance')).rejects.toThrow('refundChanged');
  await setBalance(db, ann.id, 9_999);
  await expect(refund(id, 10_000, 'method')).rejects.toThrow('insufficientBalance');
  await refund(id, 9_000, 'method');
  expect(await stateOf(id)).toMatchObject({ state: 'paid', balance: 999 });
});

it('never gives back more than was paid, whatever is requested at once', async () => {
  const id = await paid(order());
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, (_, index) => refund(id, 60_000, index % 2 === 0 ? 'balance' : 'method')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const { refunds } = await stateOf(id);
  expect(refunds.map(([amount]) => amount)).toEqual([60_000, 60_000]);
  // Not even to code that does not count: the database does.
  const beyond = db
    .insertInto('refund')
    .values({
      userId: ann.id,
      email: ann.email,
      paymentId: id,
      operationId: null,
      amount: 37_701,
      target: 'balance',
      reason: 'decided',
      note: null,
      at: new Date(),
      gateway: null,
      reference: null,
    })
    .execute();
  await expect(beyond).rejects.toThrow('More than payment');
});

it('is decided by an administrator with a reason, which the list and the audit trail keep', async () => {
  const id = await paid(order());
  const admin = await signIn(app, 'admin');
  const { refundPayment: call, refunds } = adminContract;
  const params = { id: String(id) };
  const body = { amount: 50_000, target: 'balance', note: 'An outage on Thursday' };
  const by = (person: Person, changes: object = {}) =>
    callAs(app, person, call, { params, key: newKey(), body: { ...body, ...changes } });
  expect((await by(ann)).status).toBe(403);
  expect((await by(admin, { note: '' })).status).toBe(422);
  const key = newKey();
  for (const round of [1, 2]) {
    const answer = await callAs(app, admin, call, { params, key, body });
    expect([round, (await answerOf(call, Promise.resolve(answer))).status]).toEqual([
      round,
      'PartlyRefunded',
    ]);
  }
  expect(await billingOf(app, ann).balance()).toBe(100_000);
  const beyond = await by(admin, { amount: price });
  expect(await beyond.json()).toMatchObject({
    code: 'refundChanged',
    expected: price - 50_000,
    given: price,
  });
  const [newest] = (await answerOf(refunds, callAs(app, admin, refunds))).items;
  expect(newest).toMatchObject({ ...body, user: ann.email, reason: 'decided', state: 'sent' });
  const statusOf = async () => (await billingOf(app, ann).history()).items.find((each) => each.id === id);
  expect(await statusOf()).toMatchObject({ status: 'PartlyRefunded' });
  const event = await db
    .selectFrom('auditEvent')
    .select(['adminEmail', 'kind', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(event).toMatchObject({ adminEmail: admin.email, kind: 'paymentRefunded', after: body });
  expect((await by(admin, { amount: price - 50_000 })).status).toBe(200);
  expect(await statusOf()).toMatchObject({ status: 'Refunded' });
  expect((await by(admin)).status).toBe(409);
});

/** A payment by card in this currency. */
const inCurrency = (currency: 'USD' | 'EUR', minor: number) => ({
  method: 'cards',
  amount: { currency, minor },
});

// tests: PAY-44
it.each([
  ['USD', 2000, 161_000],
  ['EUR', 5123, 477_464],
] as const)(
  'sends a top-up in %s back in its own currency, in parts that add up',
  async (currency, minor, credited) => {
    const id = await paid(inCurrency(currency, minor));
    expect(await billingOf(app, ann).balance()).toBe(50_000 + credited);
    await expect(refund(id, credited, 'balance')).rejects.toMatchObject({ details: { expected: credited } });
    for (const part of [10_001, 50_003, credited - 60_004]) await refund(id, part, 'method');
    await workerOf().runDue();
    const { state, atBank, refunds } = await stateOf(id);
    expect([state, atBank.reduce((sum, each) => sum + each, 0)]).toEqual(['refunded', minor]);
    expect(refunds.every(([, target, isEnded]) => target === 'method' && isEnded)).toBe(true);
    expect(await billingOf(app, ann).balance()).toBe(50_000);
    await expect(refund(id, 1, 'method')).rejects.toThrow();
  },
);

// tests: ADMIN-60
it('refunds a top-up without the goodwill on the balance', async () => {
  const id = await paid(inCurrency('USD', 2000));
  await setBalance(db, ann.id, 0);
  const add = (from: 'goodwill' | 'incoming', amount: number) =>
    book(db, {
      userId: ann.id,
      key: newKey(),
      at: new Date(),
      from,
      to: customerAccount(ann.id),
      amount: kopecks(amount),
    });
  await add('goodwill', 161_000);
  await expect(refund(id, 40_250, 'method')).rejects.toMatchObject({ key: 'insufficientBalance' });
  await add('incoming', 40_250);
  await refund(id, 40_250, 'method');
  expect(await billingOf(app, ann).balance()).toBe(161_000);
});

it('sends a part of an order in dollars to the card, and another to the balance in rubles', async () => {
  const id = await paid({ ...order(), ...inCurrency('USD', 1960) });
  await refund(id, 80_500, 'method');
  await refund(id, 20_000, 'balance');
  await workerOf().runDue();
  expect((await stateOf(id)).atBank).toEqual([1000]);
  expect(await billingOf(app, ann).balance()).toBe(70_000);
});

it('sends nothing that is less than a cent', async () => {
  const id = await paid(inCurrency('USD', 2000));
  await expect(refund(id, 1, 'method')).rejects.toThrow();
  expect((await stateOf(id)).refunds).toEqual([]);
});
