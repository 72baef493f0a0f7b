import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardsContract } from '@app/contract/cards';
import { chargeSavedCard } from '@app/server/savedCards/charge';
import { kopecks } from '@/domain/money';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, deliveredTo, makePaymentBody, newKey } from '../support/accountMoney';
import { locationOf, payAtBank } from '../support/atBank';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
  await billingOf(app, ann).history();
});
afterEach(async () => {
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const cardsOf = async (person = ann) =>
  (await answerOf(cardsContract.list, callAs(app, person, cardsContract.list))).items;
const setRenewal = (id: number, isOn: boolean, person = ann) =>
  callAs(app, person, cardsContract.setRenewal, { params: { id: String(id) }, body: { isOn } });
const remove = (id: number, person = ann) =>
  callAs(app, person, cardsContract.remove, { params: { id: String(id) } });

/** Saves a card with a payment of 100.00 that the bank takes; its id. */
async function saved(does: 'approve' | 'twice' | 'approveOnce' = 'approve'): Promise<number> {
  const { continueAt = '' } = await billingOf(app, ann).begin(makePaymentBody({ savesCard: true }));
  await payAtBank(app, ann, { continueAt, does });
  return (await cardsOf()).at(-1)?.id ?? 0;
}

const charge = (amount: number, key: string) =>
  chargeSavedCard(app.deps, { userId: ann.id, amount: kopecks(amount), key, now: new Date() });

it('saves a card once with the payment that was to save it, and never its number', async () => {
  await saved('twice');
  expect(await cardsOf()).toEqual([
    expect.objectContaining({ method: 'ruCards', brand: 'mir', lastDigits: '0061', isForRenewal: false }),
  ]);
  const { continueAt = '' } = await billingOf(app, ann).begin(makePaymentBody());
  await payAtBank(app, ann, { continueAt });
  expect(await cardsOf()).toHaveLength(1);
  expect(await cardsOf(await signIn(app))).toEqual([]);
  const rows = await db.selectFrom('savedCard').selectAll().where('userId', '=', ann.id).execute();
  expect(JSON.stringify(rows)).not.toMatch(/2200/);
});

it('pays an order with a saved card, without the bank’s page', async () => {
  const card = String(await saved());
  const entries = [makeOrderEntry({ id: newKey() })];
  const body = makePaymentBody({ minor: 157_700, entries, card });
  const { id, continueAt = '' } = await billingOf(app, ann).begin(body);
  const visit = async () => locationOf(await app.fetch(continueAt, { headers: { cookie: ann.cookie } }));
  expect([await visit(), await visit()]).toEqual(
    Array.from({ length: 2 }, () => `/dashboard/payment-method?payment=${id}`),
  );
  expect((await billingOf(app, ann).progress(id)).state).toBe('paid');
  expect(await deliveredTo(db, ann.id)).toBe(1);
  expect(await cardsOf()).toHaveLength(1);
});

it('takes no card of another account, of another method, or that has expired', async () => {
  const card = String(await saved());
  const bob = await signIn(app);
  await billingOf(app, bob).history();
  const tried = async (person: Person, changes: Record<string, unknown>) =>
    codeOf(await billingOf(app, person).tryPay(makePaymentBody({ card, ...changes })));
  expect(await tried(bob, {})).toBe('unavailable');
  expect(await tried(ann, { method: 'cards' })).toBe('unavailable');
  await db.updateTable('savedCard').set({ expires: '2020-01' }).where('userId', '=', ann.id).execute();
  expect(await tried(ann, {})).toBe('unavailable');
  expect((await setRenewal(Number(card), true, bob)).status).toBe(404);
  expect((await remove(Number(card), bob)).status).toBe(404);
});

it('has one card for auto-renewal at most, and has the bank forget one that is removed', async () => {
  const [first, second] = [await saved(), await saved()];
  await setRenewal(first, true);
  await setRenewal(second, true);
  expect((await cardsOf()).map(({ isForRenewal }) => isForRenewal)).toEqual([false, true]);
  await setRenewal(second, false);
  expect((await cardsOf()).map(({ isForRenewal }) => isForRenewal)).toEqual([false, false]);
  const forget = vi.spyOn(app.deps.testBank?.gateway ?? fail(), 'forget');
  expect((await remove(second)).status).toBe(204);
  await app.deps.background.idle();
  expect(forget).toHaveBeenCalledOnce();
  forget.mockRestore();
  expect((await cardsOf()).map(({ id }) => id)).toEqual([first]);
});

it('charges the card for auto-renewal once for a key, onto the balance', async () => {
  const billing = billingOf(app, ann);
  const id = await saved();
  const before = await billing.balance();
  expect(await charge(157_700, 'renewal:1')).toEqual({ status: 'none' });
  await setRenewal(id, true);
  const answers = await Promise.all([charge(157_700, 'renewal:1'), charge(157_700, 'renewal:1')]);
  expect(answers).toEqual([answers[0], expect.objectContaining({ status: 'paid' })]);
  expect(await charge(157_700, 'renewal:1')).toEqual(answers[0]);
  expect(await billing.balance()).toBe(before + 157_700);
  const [newest] = (await billing.history()).items;
  expect(newest).toMatchObject({ amount: 157_700, status: 'Paid', paymentMethod: 'ruCards' });
});

it('answers with the bank’s reason what it declines, and charges no expired card', async () => {
  const id = await saved('approveOnce');
  await setRenewal(id, true);
  const declined = {
    status: 'declined',
    reason: 'insufficientFunds',
    paymentId: expect.any(Number) as number,
  };
  expect(await charge(5_000, 'a')).toEqual(declined);
  expect(await charge(5_000, 'a')).toEqual(declined);
  await db.updateTable('savedCard').set({ expires: '2020-01' }).where('id', '=', id).execute();
  expect(await charge(5_000, 'b')).toEqual({ status: 'none' });
  const next = await saved();
  // It takes the place of the one that has expired.
  expect((await cardsOf()).filter(({ isForRenewal }) => isForRenewal).map((card) => card.id)).toEqual([next]);
});

it('takes the money once when the bank’s answer was lost, and asks again by the same key', async () => {
  const billing = billingOf(app, ann);
  await setRenewal(await saved(), true);
  const before = await billing.balance();
  const gateway = app.deps.testBank?.gateway ?? fail();
  const charged = gateway.chargeSaved.bind(gateway);
  const lost = vi.spyOn(gateway, 'chargeSaved').mockImplementationOnce(async (token, order) => {
    await charged(token, order);
    throw new Error('The line is down');
  });
  await expect(charge(5_000, 'lost')).rejects.toThrow('The line is down');
  expect(await billing.balance()).toBe(before);
  expect(await charge(5_000, 'lost')).toMatchObject({ status: 'paid' });
  expect(await billing.balance()).toBe(before + 5_000);
  lost.mockRestore();
});

function fail(): never {
  throw new Error('There is no test bank');
}
