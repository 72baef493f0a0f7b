import { afterEach, beforeEach, expect, it } from 'vitest';
import { billingContract } from '@app/contract/billing';
import { billsContract } from '@app/contract/bills';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import { unpaidCount } from '@app/server/billing/openPayments';
import { sumOf } from '@app/server/ledger/ledger';
import { sweepPayments } from '@app/server/payments/inquiries';
import { isOpenBill } from '@/domain/payment/bill';
import { makeOrderEntry } from '@/sample-data/cart';
import {
  auditBooks,
  billingOf,
  deliveredTo,
  makePaymentBody,
  newKey,
  setBalance,
} from '../support/accountMoney';
import { goToBank, payAtBank } from '../support/atBank';
import { openAccount } from '../support/openAccount';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { openApp } from '../support/openApp';
import { createTestApp } from '../support/testApp';
import { tariffBody } from '../support/tariffCharge';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
afterEach(async () => {
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  expect(await sumOf(db, 'reserved')).toBe(0);
});

const price = 157_700;
const order = (changes: Record<string, unknown> = {}) =>
  makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })], ...changes });

const bills = async (person = ann) =>
  (await answerOf(billsContract.list, callAs(app, person, billsContract.list))).items;
const cancel = (ids: readonly number[]) =>
  callAs(app, ann, billsContract.cancel, { body: { ids: ids.map(String) } });
const notices = async () =>
  (await answerOf(notificationsContract.list, callAs(app, ann, notificationsContract.list))).items.map(
    ({ about }) => about,
  );

/** A bill for a server, to be paid by transfer. */
async function billed(changes: Record<string, unknown> = {}): Promise<number> {
  return (await billingOf(app, ann).begin(order({ method: 'manual', ...changes }))).id;
}

it('lists what waits for money and what was billed, and the badge counts the open ones', async () => {
  const paidByCard = await billingOf(app, ann).pay(order());
  const waiting = await billed();
  const atBank = await billingOf(app, ann).begin(makePaymentBody());
  const listed = await bills();
  expect(listed.map(({ id, state }) => [id, state])).toEqual([
    [atBank.id, 'atBank'],
    [waiting, 'unpaid'],
  ]);
  expect(listed.map(({ id }) => id)).not.toContain(paidByCard.id);
  expect(listed[0]).toMatchObject({
    continueAt: atBank.continueAt,
    billPath: null,
    items: [{ kind: 'topUp' }],
  });
  expect(listed[1]).toMatchObject({
    owed: price,
    continueAt: null,
    billPath: `/api/payments/${waiting}/papers/bill`,
    receiptPath: null,
    items: [{ kind: 'order', count: 1 }],
  });
  expect(await unpaidCount(db, ann.id)).toBe(listed.filter(isOpenBill).length);
  expect(await bills(await signIn(app))).toEqual([]);
});

// tests: LEDGER-05, BILLS-04
it('cancels bills with their orders, all or none, and keeps their documents', async () => {
  await setBalance(db, ann.id, 57_700);
  const id = await billed({ minor: 100_000, fromBalance: 57_700 });
  const other = await billed();
  expect(await billingOf(app, ann).balance()).toBe(0);
  expect(await codeOf(await cancel([id, 999_999]))).toBe('notFound');
  expect((await cancel([id])).status).toBe(204);
  expect(await billingOf(app, ann).balance()).toBe(57_700);
  expect(await codeOf(await cancel([other, id]))).toBe('alreadySettled');
  const [second, first] = await bills();
  expect([second?.state, first?.state, first?.owed]).toEqual(['unpaid', 'canceled', 0]);
  const document = await app.fetch(`${first?.billPath ?? ''}?language=en`, {
    headers: { cookie: ann.cookie },
  });
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await deliveredTo(db, ann.id)).toBe(0);
  await cancel([other]);
});

it('withdraws the request for a tariff with its bill', async () => {
  const rich = createTestApp(db);
  const bob = await signIn(rich);
  const { list, changeTariff } = serversContract;
  const servers = async () => (await answerOf(list, callAs(rich, bob, list))).items;
  const active = (await servers()).find(({ status }) => status === 'Active');
  await setBalance(db, bob.id, 0);
  if (!active) throw new Error('No active server');
  const params = { id: String(active.id) };
  const body = tariffBody(active, 'Alphard');
  await answerOf(changeTariff, callAs(rich, bob, changeTariff, { params, key: newKey(), body }));
  const awaited = async () => (await servers()).find(({ id }) => id === active.id)?.awaitedTariff ?? null;
  expect(await awaited()).toContain('Alphard');
  const bill = (await bills(bob)).find(({ items }) => items.some(({ kind }) => kind === 'tariff'));
  expect(bill?.items).toMatchObject([{ kind: 'tariff', title: 'Alphard', serverId: active.id }]);
  const ids = [String(bill?.id)];
  expect((await callAs(rich, bob, billsContract.cancel, { body: { ids } })).status).toBe(204);
  expect(await awaited()).toBeNull();
});

it('pays several bills with one card payment, partly from the balance', async () => {
  const billing = billingOf(app, ann);
  const ids = [await billed(), await billed()];
  await setBalance(db, ann.id, 15_400);
  const body = makePaymentBody({ minor: 2 * price - 15_400, fromBalance: 15_400, bills: ids.map(String) });
  const { id, continueAt = '' } = await billing.begin(body);
  expect((await bills())[0]).toMatchObject({ id, state: 'atBank', items: [{ kind: 'bills' }] });
  expect(await payAtBank(app, ann, { continueAt })).toBe(`/dashboard/billing/pay?payment=${id}`);
  expect((await bills()).map(({ state, receiptPath }) => [state, receiptPath !== null])).toEqual([
    ['paid', true],
    ['paid', true],
  ]);
  expect([await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([0, 2]);
  expect(await billing.progress(id)).toMatchObject({ state: 'paid', bills: ids, order: null });
});

// tests: NOTIFY-07
it('pays bills from the balance alone, and gives back what was held when the bank declines', async () => {
  const billing = billingOf(app, ann);
  const ids = [await billed(), await billed()];
  const of = { bills: ids.map(String) };
  await setBalance(db, ann.id, 2 * price);
  const declined = await billing.begin(makePaymentBody({ ...of, minor: price, fromBalance: price }));
  await payAtBank(app, ann, { continueAt: declined.continueAt ?? '', does: 'insufficientFunds' });
  expect(await billing.balance()).toBe(2 * price);
  expect(await notices()).toContainEqual({
    kind: 'paymentFailed',
    number: `MRD-${declined.id}`,
    reason: 'declined',
  });
  await answerOf(
    billingContract.pay,
    billing.tryPay(makePaymentBody({ ...of, minor: 0, fromBalance: 2 * price })),
  );
  expect([await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([0, 2]);
});

it('takes no other sum for bills, no transfer, and none that is settled', async () => {
  const billing = billingOf(app, ann);
  const id = await billed();
  const tried = async (changes: Record<string, unknown>) =>
    codeOf(await billing.tryPay(makePaymentBody({ minor: price, bills: [String(id)], ...changes })));
  expect(await tried({ minor: price - 100 })).toBe('priceChanged');
  expect(await tried({ method: 'manual' })).toBe('declined');
  await cancel([id]);
  expect(await tried({})).toBe('alreadySettled');
});

it('leaves the money of a bill that was cancelled meanwhile on the balance, with a notice', async () => {
  const billing = billingOf(app, ann);
  const ids = [await billed(), await billed()];
  const { id, continueAt = '' } = await billing.begin(
    makePaymentBody({ minor: 2 * price, bills: ids.map(String) }),
  );
  await goToBank(app, ann, continueAt);
  await cancel(ids.slice(0, 1));
  await payAtBank(app, ann, { continueAt });
  expect([await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([price, 1]);
  expect(await notices()).toContainEqual({
    kind: 'paymentCredited',
    number: `MRD-${id}`,
    amount: price,
    currency: 'RUB',
  });
});

it('delivers an entry of the cart once, whichever of two tabs is paid at the bank first', async () => {
  const billing = billingOf(app, ann);
  const body = order();
  const byTransfer = await billing.begin({ ...body, method: 'manual' });
  const [first, second] = [await billing.begin(body), await billing.begin(body)];
  const page = await goToBank(app, ann, second.continueAt ?? '');
  await payAtBank(app, ann, { continueAt: first.continueAt ?? '' });
  expect(await deliveredTo(db, ann.id)).toBe(1);
  const stateOf = async (id: number) => (await billing.progress(id)).state;
  expect([await stateOf(second.id), await stateOf(byTransfer.id)]).toEqual(['canceled', 'canceled']);
  // The page of the bank was open before: it takes the money all the same.
  await payOpenPage(page, second.id);
  expect([await stateOf(second.id), await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([
    'paid',
    price,
    1,
  ]);
  expect(await notices()).toContainEqual(expect.objectContaining({ kind: 'paymentCredited', amount: price }));
  expect(await codeOf(await billing.tryPay(body))).toBe('alreadySettled');
});

/** The money is taken on a page that was open before its payment was over here. */
async function payOpenPage(page: string, id: number): Promise<void> {
  const reference = page.replace(/^\/bank\/|\?.*$/g, '');
  await db.updateTable('bankPayment').set({ status: 'paid' }).where('reference', '=', reference).execute();
  await db.updateTable('payment').set({ inquireAt: new Date() }).where('id', '=', id).execute();
  await sweepPayments(app.deps, new Date());
}
