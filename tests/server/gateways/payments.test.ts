import { beforeEach, expect, it, vi } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { sumOf } from '@app/server/ledger/ledger';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { sweepPayments } from '@app/server/payments/inquiries';
import { confirmationCode } from '@app/server/testBank/cards';
import { paymentLifetimeMs } from '@/domain/payment/inquiry';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, deliveredTo, makePaymentBody, setBalance } from '../support/accountMoney';
import { cardThat, goToBank, payAtBank, submit } from '../support/atBank';
import { auditAfterEach, openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { deleteAccount } from '../support/deleteAccount';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
auditAfterEach(db);

const entry = makeOrderEntry();
const price = 157_700;
const order = (changes: Record<string, unknown> = {}) =>
  makePaymentBody({ minor: price, entries: [entry], ...changes });

/** Returns the moment so long from now. */
const later = (ms: number) => new Date(Date.now() + ms);
const afterwards = () => sweepPayments(app.deps, later(paymentLifetimeMs + 60_000));

async function begun(body: unknown = order()) {
  const { id, continueAt = '' } = await billingOf(app, ann).begin(body);
  return { id, continueAt };
}

const stateOf = async (id: number) => (await billingOf(app, ann).progress(id)).state;

// tests: PAY-35
it.each(['approve', 'twice', 'late', 'outOfOrder'] as const)(
  'delivers once what is paid with a card whose bank reports %s',
  async (does) => {
    const { id, continueAt } = await begun();
    expect(await payAtBank(app, ann, { continueAt, does })).toBe(`/dashboard/payment-method?payment=${id}`);
    expect(await billingOf(app, ann).progress(id)).toMatchObject({ state: 'paid', continueAt: null });
    expect(await deliveredTo(db, ann.id)).toBe(1);
  },
);

// tests: PAY-35
it('asks a silent bank, and believes its answer once', async () => {
  const { id, continueAt } = await begun();
  await payAtBank(app, ann, { continueAt, does: 'silent' });
  expect(await billingOf(app, ann).progress(id)).toMatchObject({ state: 'redirected', continueAt });
  await sweepPayments(app.deps, new Date());
  expect(await stateOf(id)).toBe('redirected');
  await Promise.all([sweepPayments(app.deps, later(11_000)), sweepPayments(app.deps, later(11_000))]);
  expect(await stateOf(id)).toBe('paid');
  expect(await deliveredTo(db, ann.id)).toBe(1);
});

it('asks ever less often', async () => {
  const { id, continueAt } = await begun();
  await goToBank(app, ann, continueAt);
  const status = vi.spyOn(app.deps.testBank?.gateway ?? fail(), 'status');
  for (let second = 0; second < 300; second += 5) await sweepPayments(app.deps, later(second * 1000));
  const { reference } = await db
    .selectFrom('payment')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status.mock.calls.filter(([asked]) => asked === reference)).toHaveLength(5);
  status.mockRestore();
});

it('keeps everything of a declined payment for the next try', async () => {
  const { id, continueAt } = await begun();
  await payAtBank(app, ann, { continueAt, does: 'insufficientFunds' });
  expect(await billingOf(app, ann).progress(id)).toMatchObject({
    state: 'failed',
    reason: 'insufficientFunds',
    payment: { status: 'Canceled' },
    order: { entries: [entry], promo: null },
  });
  expect(await deliveredTo(db, ann.id)).toBe(0);
  const again = await begun();
  await payAtBank(app, ann, { continueAt: again.continueAt });
  expect(await stateOf(again.id)).toBe('paid');
  expect(await deliveredTo(db, ann.id)).toBe(1);
});

it('expires unpaid payments, started or not', async () => {
  const never = await begun();
  const open = await begun();
  await goToBank(app, ann, open.continueAt);
  await afterwards();
  expect([await stateOf(never.id), await stateOf(open.id)]).toEqual(['expired', 'expired']);
});

// tests: PAY-35
it('puts money that comes too late on the balance, and delivers nothing', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, 0);
  const { id, continueAt } = await begun();
  const page = await goToBank(app, ann, continueAt);
  await billing.deletePending([id]);
  expect(await stateOf(id)).toBe('canceled');
  await payAtBank(app, ann, { continueAt: page.replace('/bank/', '/pay/') }).catch(() => undefined);
  const bank = app.deps.testBank ?? fail();
  const reference = page.replace('/bank/', '');
  await db.updateTable('bankPayment').set({ status: 'paid' }).where('reference', '=', reference).execute();
  await db.updateTable('payment').set({ inquireAt: new Date() }).where('id', '=', id).execute();
  expect(await bank.gateway.status(reference)).toMatchObject({ status: 'paid' });
  await sweepPayments(app.deps, later(1000));
  expect(await billing.progress(id)).toMatchObject({ state: 'paid', order: null });
  expect(await billing.balance()).toBe(price);
  expect(await deliveredTo(db, ann.id)).toBe(0);
});

it('puts the bank’s money on the balance when the payment was paid from there meanwhile', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, price);
  const { id, continueAt } = await begun();
  await goToBank(app, ann, continueAt);
  expect((await billing.payPending([id])).status).toBe(204);
  expect(await billing.balance()).toBe(0);
  const reference = await db
    .selectFrom('payment')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('bankPayment')
    .set({ status: 'paid' })
    .where('reference', '=', reference.reference ?? '')
    .execute();
  await db.updateTable('payment').set({ inquireAt: new Date() }).where('id', '=', id).execute();
  await sweepPayments(app.deps, later(1000));
  expect(await billing.balance()).toBe(price);
  expect(await deliveredTo(db, ann.id)).toBe(1);
});

it('believes no report of another amount', async () => {
  const { id, continueAt } = await begun();
  const reference = (await goToBank(app, ann, continueAt)).replace('/bank/', '');
  await db.updateTable('bankPayment').set({ minor: 1 }).where('reference', '=', reference).execute();
  await payAtBank(app, ann, { continueAt });
  expect(await stateOf(id)).toBe('redirected');
  expect(await deliveredTo(db, ann.id)).toBe(0);
  expect(app.errors.splice(0).map(String)).toEqual([expect.stringContaining('another amount')]);
});

it('answers an unsigned report with 400 and nothing else', async () => {
  const { continueAt } = await begun();
  const reference = (await goToBank(app, ann, continueAt)).replace('/bank/', '');
  const body = JSON.stringify({
    reference,
    status: 'paid',
    amount: { currency: 'RUB', minor: price },
    reason: null,
  });
  for (const headers of [
    {},
    { 'test-bank-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
  ]) {
    const answer = await app.fetch('/hooks/payments/testBank', { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([400, '']);
  }
  expect((await app.fetch('/hooks/payments/other', { method: 'POST', body })).status).toBe(400);
});

// tests: PAY-36
it('takes a part from the balance: held, spent with the rest, given back without it', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, 57_700);
  const body = order({ minor: 100_000, fromBalance: 57_700 });
  const failed = await begun(body);
  expect(await billing.balance()).toBe(0);
  expect(await sumOf(db, 'reserved')).toBe(57_700);
  await payAtBank(app, ann, { continueAt: failed.continueAt, does: 'cardExpired' });
  expect([await billing.balance(), await sumOf(db, 'reserved')]).toEqual([57_700, 0]);
  const paid = await begun(body);
  await payAtBank(app, ann, { continueAt: paid.continueAt });
  expect([await billing.balance(), await sumOf(db, 'reserved')]).toEqual([0, 0]);
  expect((await billing.progress(paid.id)).payment).toMatchObject({
    amount: price,
    fromBalance: 57_700,
    amountInPaymentCurrency: { currency: 'RUB', minor: 100_000 },
  });
  expect(await deliveredTo(db, ann.id)).toBe(1);
});

// tests: PAY-36
it('gives the part of a bill back when it is deleted, and counts it when the rest is paid from the balance', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, 57_700);
  const body = order({ minor: 100_000, fromBalance: 57_700, method: 'manual' });
  const first = await begun(body);
  expect(first.continueAt).toBe('');
  await billing.deletePending([first.id]);
  expect(await billing.balance()).toBe(57_700);
  const second = await begun(body);
  await setBalance(db, ann.id, 100_000);
  expect((await billing.payPending([second.id])).status).toBe(204);
  expect([await billing.balance(), await sumOf(db, 'reserved')]).toEqual([0, 0]);
});

// tests: PAY-36
it('pays at once what the balance covers, and holds nothing that is not there', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, price);
  const over = await billing.tryPay(order({ minor: 1, fromBalance: price - 1 }));
  expect(await codeOf(over)).toBe('declined');
  expect(await codeOf(await billing.tryPay(makePaymentBody({ fromBalance: 1 })))).toBe('declined');
  const { id, continueAt } = await begun(order({ minor: 0, fromBalance: price }));
  expect([continueAt, await stateOf(id), await billing.balance()]).toEqual(['', 'paid', 0]);
  expect(await deliveredTo(db, ann.id)).toBe(1);
  const empty = await billing.tryPay(order({ minor: 0, fromBalance: price }));
  expect(await codeOf(empty)).toBe('insufficientBalance');
});

it('books what each product earns, and the commission apart', async () => {
  const before = { vps: await sumOf(db, 'revenue:vps'), commissions: await sumOf(db, 'commissions') };
  const { continueAt } = await begun(order({ method: 'sberPay' }));
  await payAtBank(app, ann, { continueAt });
  expect((await sumOf(db, 'revenue:vps')) - before.vps).toBe(price);
  expect((await sumOf(db, 'commissions')) - before.commissions).toBe(price * 0.05);
});

it('takes what was paid for out of the account’s cart, and nothing before', async () => {
  const { save, load } = cartContract;
  const entries = wireEntries([entry, makeOrderEntry({ id: 'other' })]);
  const { version } = await answerOf(load, callAs(app, ann, load));
  await answerOf(save, callAs(app, ann, save, { body: { entries }, version }));
  const cart = async () =>
    (await answerOf(load, callAs(app, ann, load))).entries.map(({ id }: { id: string }) => id);
  const { continueAt } = await begun();
  await goToBank(app, ann, continueAt);
  expect(await cart()).toEqual([entry.id, 'other']);
  await payAtBank(app, ann, { continueAt });
  expect(await cart()).toEqual(['other']);
});

it('shows nobody else’s payment, and sends a visitor to sign in', async () => {
  const { id, continueAt } = await begun();
  const bob = await signIn(app);
  await expect(billingOf(app, bob).progress(id)).rejects.toThrow('404');
  expect((await app.fetch(continueAt, { headers: { cookie: bob.cookie } })).status).toBe(404);
  expect((await app.fetch(continueAt)).headers.get('location')).toMatch(/^\/login/);
});

function fail(): never {
  throw new Error('There is no test bank');
}

it('books what a bank takes for a deleted account as unclaimed, once, and delivers nothing', async () => {
  const { continueAt } = await begun();
  const page = await goToBank(app, ann, continueAt);
  const admin = await signIn(app, 'admin');
  await answerOf(adminContract.deleteUser, deleteAccount(app, admin, ann));
  await submit(app, `${page}/card`, { card: cardThat('twice') });
  await submit(app, `${page}/confirm`, { code: confirmationCode });
  await app.deps.background.idle();
  expect(await sumOf(db, 'unclaimed')).toBe(price);
  expect(await deliveredTo(db, ann.id)).toBe(0);
});

it('forgets at the test bank what nobody paid after a month, and what was paid after a year', async () => {
  const waiting = await begun();
  await goToBank(app, ann, waiting.continueAt);
  await billingOf(app, ann).pay(makePaymentBody());
  const statuses = async () =>
    (await db.selectFrom('bankPayment').select('status').distinct().execute()).map(({ status }) => status);
  expect(await statuses()).toEqual(expect.arrayContaining(['open', 'paid']));
  await deleteExpired(db, later(31 * 86_400_000));
  expect(await statuses()).toEqual(['paid']);
  await deleteExpired(db, later(401 * 86_400_000));
  expect(await statuses()).toEqual([]);
});
