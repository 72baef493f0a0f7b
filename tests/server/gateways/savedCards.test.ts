import { beforeEach, expect, it, vi } from 'vitest';
import { cardsContract } from '@app/contract/cards';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, deliveredTo, makePaymentBody, newKey } from '../support/accountMoney';
import { locationOf, payAtBank } from '../support/atBank';
import { auditAfterEach, openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { startAtNoon } from '../support/atNoon';
import { renewalClock } from '../support/renewalClock';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { ORIGIN } from '../support/testApp';

startAtNoon();

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
auditAfterEach(db);

const cardsOf = async (person = ann) =>
  (await answerOf(cardsContract.list, callAs(app, person, cardsContract.list))).items;
const setRenewal = (id: number, isOn: boolean, person = ann) =>
  callAs(app, person, cardsContract.setRenewal, { params: { id: String(id) }, body: { isOn } });
const remove = (id: number, person = ann) =>
  callAs(app, person, cardsContract.remove, { params: { id: String(id) } });

/** Saves a card with a payment of 100.00 that the bank takes; its id. */
async function saved(does: 'approve' | 'twice' = 'approve'): Promise<number> {
  const { continueAt = '' } = await billingOf(app, ann).begin(makePaymentBody({ savesCard: true }));
  await payAtBank(app, ann, { continueAt, does });
  return (await cardsOf()).at(-1)?.id ?? 0;
}

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
  const charge = async (headers: Record<string, string> = {}) =>
    app.fetch(continueAt, { method: 'POST', headers: { cookie: ann.cookie, ...headers } });
  const visit = async () => locationOf(await charge());
  expect([await visit(), await visit()]).toEqual(
    Array.from({ length: 2 }, () => `/dashboard/payment-method?payment=${id}`),
  );
  expect((await billingOf(app, ann).progress(id)).state).toBe('paid');
  expect(await deliveredTo(db, ann.id)).toBe(1);
  expect(await cardsOf()).toHaveLength(1);
});

it('charges a saved card by POST from its own pages only: a link asks first', async () => {
  const card = String(await saved());
  const body = makePaymentBody({ card });
  const { id, continueAt = '' } = await billingOf(app, ann).begin(body);
  const charge = (headers: Record<string, string>) => app.fetch(continueAt, { method: 'POST', headers });
  const charged = vi.spyOn(app.deps.testBank?.gateway ?? fail(), 'chargeSaved');
  const page = await app.fetch(continueAt, { headers: { cookie: ann.cookie, 'accept-language': 'en' } });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await page.text()).toContain(`<form method="post" action="/pay/${id}">`);
  await app.fetch(continueAt, { method: 'HEAD', headers: { cookie: ann.cookie } });
  expect((await charge({ cookie: ann.cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect(locationOf(await charge({}))).toMatch(/^\/login/);
  expect((await charge({ cookie: (await signIn(app)).cookie })).status).toBe(404);
  expect(charged).not.toHaveBeenCalled();
  expect((await billingOf(app, ann).progress(id)).state).toBe('created');
  await charge({ cookie: ann.cookie, origin: ORIGIN });
  expect(charged).toHaveBeenCalledOnce();
  charged.mockRestore();
  expect((await billingOf(app, ann).progress(id)).state).toBe('paid');
  // Over: neither of them charges again.
  for (const method of ['GET', 'POST'])
    expect(locationOf(await app.fetch(continueAt, { method, headers: { cookie: ann.cookie } }))).toBe(
      `/dashboard/payments?payment=${id}`,
    );
});

it('takes no card of another account, of another method, or that has expired', async () => {
  const card = String(await saved());
  const bob = await openAccount(app);
  const tried = async (person: Person, changes: Record<string, unknown>) =>
    codeOf(await billingOf(app, person).tryPay(makePaymentBody({ card, ...changes })));
  expect(await tried(bob, {})).toBe('unavailable');
  expect(await tried(ann, { method: 'cards' })).toBe('unavailable');
  await db.updateTable('savedCard').set({ expires: '2020-01' }).where('userId', '=', ann.id).execute();
  expect(await tried(ann, {})).toBe('unavailable');
  expect((await setRenewal(Number(card), true, bob)).status).toBe(404);
  expect((await remove(Number(card), bob)).status).toBe(404);
});

// tests: CARDS-04
it('has one card for auto-renewal at most, and has the bank forget one that is removed', async () => {
  const [first, second] = [await saved(), await saved()];
  await setRenewal(first, true);
  await setRenewal(second, true);
  expect((await cardsOf()).map(({ isForRenewal }) => isForRenewal)).toEqual([false, true]);
  await setRenewal(second, false);
  const bankCards = (await db.selectFrom('bankCard').select('token').execute()).length;
  expect((await cardsOf()).map(({ isForRenewal }) => isForRenewal)).toEqual([false, false]);
  const forget = vi.spyOn(app.deps.testBank?.gateway ?? fail(), 'forget');
  forget.mockRejectedValueOnce(new Error('The bank is away'));
  expect((await remove(second)).status).toBe(204);
  const clock = renewalClock(db, 1, app.deps.gateways);
  await clock.settle();
  clock.pass(10_000);
  await clock.settle();
  await clock.settle();
  expect(forget).toHaveBeenCalledTimes(2);
  forget.mockRestore();
  expect(await db.selectFrom('bankCard').select('token').execute()).toHaveLength(bankCards - 1);
  expect((await cardsOf()).map(({ id }) => id)).toEqual([first]);
});

it('has a card that is saved take the place of the one for auto-renewal that has expired', async () => {
  const id = await saved();
  await setRenewal(id, true);
  await db.updateTable('savedCard').set({ expires: '2020-01' }).where('id', '=', id).execute();
  const next = await saved();
  expect((await cardsOf()).filter(({ isForRenewal }) => isForRenewal).map((card) => card.id)).toEqual([next]);
});

function fail(): never {
  throw new Error('There is no test bank');
}
