import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardsContract } from '@app/contract/cards';
import { serversContract } from '@app/contract/servers';
import { balanceOf } from '@app/server/ledger/balance';
import { sweepPayments } from '@app/server/payments/inquiries';
import { addMonths } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { startAtNoon } from '../support/atNoon';
import { openAccount } from '../support/openAccount';
import { addServer, renewalClock, renewalPayments } from '../support/renewalClock';
import { answerOf, callAs, type Person } from '../support/signedIn';
import { openApp } from '../support/openApp';

startAtNoon();

const price = 157_700;

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
afterEach(async () => {
  vi.restoreAllMocks();
  // The clock of the next test makes nothing of these due.
  await db.deleteFrom('server').where('userId', '=', ann.id).execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const gateway = () => {
  const { testBank } = app.deps;
  if (!testBank) throw new Error('There is no test bank');
  return testBank.gateway;
};
const clockOf = (instances = 1) => renewalClock(db, instances, app.deps.gateways);

/** Saves a card with a payment that the bank takes, makes it the one for auto-renewal, and leaves this much on the balance. */
async function saveCard(balance: number, does: 'approve' | 'approveOnce' = 'approve'): Promise<void> {
  const { continueAt = '' } = await billingOf(app, ann).begin(makePaymentBody({ savesCard: true }));
  await payAtBank(app, ann, { continueAt, does });
  const { items } = await answerOf(cardsContract.list, callAs(app, ann, cardsContract.list));
  const id = String(items.at(-1)?.id);
  await callAs(app, ann, cardsContract.setRenewal, { params: { id }, body: { isOn: true } });
  await setBalance(db, ann.id, balance);
}

const serverOf = async (id: ServerId) =>
  db
    .selectFrom('server')
    .select(['endDate', 'status'])
    .where('userId', '=', ann.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Returns the amounts the bank has taken for renewals, in kopecks, oldest first. */
async function taken(): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('bankPayment')
    .innerJoin('payment', (join) => join.onRef('payment.reference', '=', 'bankPayment.reference'))
    .select('minor')
    .where('payment.userId', '=', ann.id)
    .where('payment.chargeKey', 'is not', null)
    .where('bankPayment.status', '=', 'paid')
    .orderBy('payment.id')
    .execute();
  return rows.map(({ minor }) => minor);
}

it.each([
  ['the first', price + 42_300, [price - 42_300]],
  ['neither', 100_000, [57_700, price]],
] as const)(
  'renews two servers of one day where the balance suffices for %s of them',
  async (_, balance, charges) => {
    const ids = [await addServer(db, ann.id, 1), await addServer(db, ann.id, 1)];
    await saveCard(balance);
    const clock = clockOf(2);
    await clock.live(1);
    const end = addMonths(clock.today(), 1);
    expect(await Promise.all(ids.map(serverOf))).toEqual(
      Array.from({ length: 2 }, () => ({ endDate: end, status: 'Active' })),
    );
    expect(await taken()).toEqual(charges);
    expect(await balanceOf(db, ann.id)).toBe(0);
    expect((await renewalPayments(db, ann.id)).map(({ state, amount }) => [state, amount])).toEqual([
      ['paid', price],
      ['paid', price],
    ]);
    const subjects = clock.mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Сервер \S+ продлён/.test(subject))).toHaveLength(2);
    // One for each renewal, and one for the money that the card was saved with.
    expect(subjects.filter((subject) => subject.startsWith('Квитанция'))).toHaveLength(3);
    const events = await db
      .selectFrom('serverEvent')
      .select(['kind', 'actor'])
      .where('userId', '=', ann.id)
      .where('kind', '=', 'renewed')
      .execute();
    expect(events.map(({ actor }) => actor)).toEqual(['system', 'system']);
    expect(clock.errors).toEqual([]);
  },
);

/** The process ends after the bank has taken the money, before the portal has stored that. */
function crashAfterCharge() {
  const charged = gateway().chargeSaved.bind(gateway());
  return vi.spyOn(gateway(), 'chargeSaved').mockImplementationOnce(async (token, order) => {
    await charged(token, order);
    throw new Error('The line is down');
  });
}

it.each(['the job', 'the inquiry'] as const)(
  'loses nothing where it stops between charge and renewal, and %s finishes it',
  async (finisher) => {
    const [first, second] = [await addServer(db, ann.id, 1), await addServer(db, ann.id, 2)];
    await saveCard(100_000);
    crashAfterCharge();
    const clock = clockOf();
    await clock.live(1);
    // What it is to cost is held: nothing else can spend it meanwhile.
    expect(await balanceOf(db, ann.id)).toBe(0);
    expect(await renewalPayments(db, ann.id)).toMatchObject([{ state: 'created', amount: price }]);
    const end = clock.today();
    clock.pass(3_600_000);
    if (finisher === 'the job') await clock.settle();
    else await sweepPayments(app.deps, clock.now());
    expect(await serverOf(first)).toMatchObject({ endDate: addMonths(end, 1) });
    expect(await taken()).toEqual([57_700]);
    await clock.live(1);
    expect(await serverOf(second)).toMatchObject({ endDate: addMonths(clock.today(), 1) });
    expect(await taken()).toEqual([57_700, price]);
    expect(await balanceOf(db, ann.id)).toBe(0);
    expect(clock.mails.filter(({ subject }) => subject.includes('продлён'))).toHaveLength(2);
  },
);

it('takes no less from a card than its method does, and leaves the rest on the balance', async () => {
  await addServer(db, ann.id, 1);
  await addServer(db, ann.id, 1, { monthlyPrice: kopecks(4_000) });
  await saveCard(price - 100);
  await clockOf().live(1);
  expect(await taken()).toEqual([5_000]);
  expect(await balanceOf(db, ann.id)).toBe(4_900 - 4_000);
});

it('bills what the card does not pay, and releases what was held of the balance', async () => {
  const id = await addServer(db, ann.id, 1);
  await saveCard(100_000, 'approveOnce');
  const clock = clockOf();
  await clock.live(1);
  expect(await serverOf(id)).toEqual({ status: 'Active', endDate: clock.today() });
  expect((await renewalPayments(db, ann.id)).map(({ state }) => state)).toEqual(['failed', 'created']);
  expect(await balanceOf(db, ann.id)).toBe(100_000);
  expect(clock.mails.at(-1)?.subject).toContain('Не хватило денег');
  expect(clock.errors).toEqual([]);
});

it('charges a card that has declined once a day in the grace, and has its money pay the bill', async () => {
  const [paid, unpaid] = [await addServer(db, ann.id, 1), await addServer(db, ann.id, 1)];
  await saveCard(57_700, 'approveOnce');
  const charge = vi.spyOn(gateway(), 'chargeSaved');
  const clock = clockOf();
  await clock.live(2);
  clock.pass(3_600_000);
  await clock.settle();
  // Each server on its last day and on the next one.
  expect(new Set(charge.mock.calls.map(([, { orderId }]) => orderId)).size).toBe(4);
  expect(await taken()).toEqual([]);
  const card = await db
    .selectFrom('savedCard')
    .select('token')
    .where('userId', '=', ann.id)
    .executeTakeFirstOrThrow();
  charge.mockRestore();
  await db.updateTable('bankCard').set({ behaviour: 'approve' }).where('token', '=', card.token).execute();
  await db.updateTable('server').set({ autoRenewal: false }).where('id', '=', unpaid).execute();
  await clock.live(1);
  expect((await serverOf(paid)).status).toBe('Active');
  expect(await taken()).toEqual([100_000]);
  expect(await balanceOf(db, ann.id)).toBe(0);
  const bills = (await renewalPayments(db, ann.id)).filter(({ amount }) => amount === price);
  const states = bills.map(({ state }) => state).filter((state) => state !== 'failed');
  expect(states.toSorted()).toEqual(['created', 'paid', 'paid']);
  await clock.live(1);
  expect((await serverOf(unpaid)).status).toBe('Suspended');
  expect(clock.errors).toEqual([]);
});

it.each(['money', 'a card'] as const)(
  'renews at once what waits for its money when %s comes',
  async (what) => {
    const id = await addServer(db, ann.id, 1);
    const clock = clockOf();
    await clock.live(1);
    const end = clock.today();
    expect((await serverOf(id)).endDate).toBe(end);
    if (what === 'a card') await saveCard(0);
    else await billingOf(app, ann).pay(makePaymentBody({ minor: price }));
    await clock.settle();
    expect((await serverOf(id)).endDate).toBe(addMonths(end, 1));
    expect(await balanceOf(db, ann.id)).toBe(0);
    expect(await taken()).toEqual(what === 'a card' ? [price] : []);
  },
);

it('charges no expired card, and none while auto-renewal is off', async () => {
  await addServer(db, ann.id, 1, { autoRenewal: false });
  await saveCard(0);
  await clockOf().live(1);
  await addServer(db, ann.id, 1);
  await db.updateTable('savedCard').set({ expires: '2020-01' }).where('userId', '=', ann.id).execute();
  await clockOf().live(1);
  expect((await renewalPayments(db, ann.id)).map(({ state }) => state)).toEqual(['created']);
  expect(await taken()).toEqual([]);
});

it('gives the balance what a bank takes for a server that its owner has cancelled meanwhile', async () => {
  const id = await addServer(db, ann.id, 1);
  await saveCard(0);
  crashAfterCharge();
  const clock = clockOf();
  await clock.live(1);
  const leave = { params: { id: String(id) }, key: newKey(), body: { when: 'atEnd' } };
  expect((await callAs(app, ann, serversContract.leave, leave)).status).toBe(200);
  clock.pass(3_600_000);
  await clock.settle();
  await sweepPayments(app.deps, clock.now());
  expect(await balanceOf(db, ann.id)).toBe(price);
  expect((await serverOf(id)).endDate).toBe(clock.today());
});
