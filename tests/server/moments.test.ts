import { expect, it, vi } from 'vitest';
import { billsContract } from '@app/contract/bills';
import { payFromBalance } from '@app/server/consequences/money';
import { lockCustomer } from '@app/server/customers/lock';
import { expireBills } from '@app/server/payments/expireBills';
import { wakeAllRenewals, wakeRenewals } from '@app/server/periods/wake';
import { renewalHandler, sweepRenewals } from '@app/server/renewals/job';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey, setBalance } from './support/accountMoney';
import { goToBank } from './support/atBank';
import { startAtNoon } from './support/atNoon';
import { noticesOf } from './support/notices';
import { openAccount } from './support/openAccount';
import { process } from './support/received';
import { addServer, renewalClock, renewalPayments } from './support/renewalClock';
import { callAs, signIn, type Person } from './support/signedIn';
import { openApp } from './support/openApp';

/* Boundaries to the millisecond, and whose rows an act of the clock touches. */

startAtNoon();

const price = 157_700;
const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');

async function somebody(): Promise<Person> {
  const person = await openAccount(app);
  return person;
}
const paymentRow = (id: number) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const order = (changes: object = {}) =>
  makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })], ...changes });

// tests: PAY-42
it('ends a bill at the moment at which its time is over, and not before', async () => {
  const ann = await somebody();
  const { id } = await billingOf(app, ann).begin(order({ method: 'manual' }));
  const over = (await paymentRow(id)).expiresAt;
  if (!over) throw new Error('It never ends');
  const deps = { db, changes: app.deps.changes, log: app.deps.log };
  expect(await expireBills(deps, new Date(over.getTime() - 1))).toBe(0);
  expect(await expireBills(deps, over)).toBe(1);
  expect((await paymentRow(id)).state).toBe('expired');
});

it('forgets why a payment was declined once its money has come after all', async () => {
  const ann = await somebody();
  const { id } = await billingOf(app, ann).begin(order({ method: 'manual' }));
  await db
    .updateTable('payment')
    .set({ state: 'failed', declineReason: 'refusedByBank' })
    .where('id', '=', id)
    .execute();
  expect((await process(app, admin, id)).status).toBe(200);
  expect(await paymentRow(id)).toMatchObject({ state: 'paid', declineReason: null, amount: price });
  expect(await billingOf(app, ann).balance()).toBe(price);
});

it('goes on asking a bank about what was given up, or paid from the balance meanwhile', async () => {
  const ann = await somebody();
  const atBank = async () => {
    const { id, continueAt = '' } = await billingOf(app, ann).begin(order());
    await goToBank(app, ann, continueAt);
    const row = await paymentRow(id);
    expect(row.inquireAt).not.toBeNull();
    return row;
  };
  const canceled = await atBank();
  const body = { ids: [String(canceled.id)] };
  expect((await callAs(app, ann, billsContract.cancel, { body })).status).toBe(204);
  expect(await paymentRow(canceled.id)).toMatchObject({ state: 'canceled', inquireAt: canceled.inquireAt });

  const paid = await atBank();
  await setBalance(db, ann.id, price);
  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, ann.id);
    await payFromBalance(tx, paid, new Date());
  });
  expect(await paymentRow(paid.id)).toMatchObject({
    state: 'paid',
    method: 'balance',
    paidMinor: price,
    inquireAt: paid.inquireAt,
  });
});

it('mails a repeated payment to the payer’s address, not the account’s', async () => {
  const ann = await somebody();
  const payer = { ...order().payer, email: 'accounting@example.org' };
  const { id } = await billingOf(app, ann).begin(order({ payer }));
  expect((await billingOf(app, ann).progress(id)).email).toBe('accounting@example.org');
});

it('checks a server again within a day after its job failed', async () => {
  const ann = await somebody();
  const id = await addServer(db, ann.id, 1);
  const now = new Date(Date.now() + 86_400_000);
  const lookAt = async () =>
    (await db.selectFrom('server').select('lookAt').where('id', '=', id).executeTakeFirst())?.lookAt;
  expect(await sweepRenewals({ db }, now)).toBeGreaterThan(0);
  expect(await lookAt()).toEqual(new Date(now.getTime() + 24 * 3_600_000));
  const job = await db
    .selectFrom('job')
    .select(['payload', 'runAt'])
    .where('key', 'like', `renewal:${id}:%`)
    .executeTakeFirst();
  expect(job).toEqual({ payload: { serverId: id }, runAt: now });

  // A server that nothing will happen to is not looked at because the zone has changed.
  await db.updateTable('server').set({ lookAt: null }).where('id', '=', id).execute();
  await wakeAllRenewals(db, now);
  expect(await lookAt()).toBeNull();
});

it('wakes the unpaid servers of whom the money is, and nobody else’s', async () => {
  const people = [await somebody(), await somebody()] as const;
  const ids = [await addServer(db, people[0].id, 1), await addServer(db, people[1].id, 1)] as const;
  const clock = renewalClock(db, 1);
  await clock.live(2);
  await db.transaction().execute((tx) => wakeRenewals(tx, people[0].id, 'gift', clock.now()));
  const woken = await db.selectFrom('job').select('key').where('key', 'like', '%:gift').execute();
  expect(woken).toEqual([{ key: `renewal:${ids[0]}:gift` }]);

  // The bill that the clock itself pays is not due any more.
  await setBalance(db, people[0].id, price);
  await clock.live(1);
  expect(await renewalPayments(db, people[0].id)).toMatchObject([{ state: 'paid', amount: price }]);
  const notices = await noticesOf(db, people[0]);
  expect(notices.filter(({ isRead }) => !isRead).map(({ about }) => about.kind)).toEqual(['serverRenewed']);
  expect(await renewalPayments(db, people[1].id)).toMatchObject([{ state: 'created' }]);
});

it('asks a bank that has not decided about a renewal again after a minute', async () => {
  const ann = await somebody();
  const id = await addServer(db, ann.id, 0);
  const { testBank } = app.deps;
  if (!testBank) throw new Error('There is no test bank');
  vi.spyOn(testBank.gateway, 'chargeSaved').mockResolvedValue({
    reference: newKey(),
    status: { status: 'waiting' },
  });
  await db
    .insertInto('savedCard')
    .values({
      userId: ann.id,
      gateway: testBank.gateway.id,
      method: 'ruCards',
      token: newKey(),
      brand: 'mir',
      lastDigits: '0012',
      expires: '2099-12',
      isForRenewal: true,
      addedAt: new Date(),
    })
    .execute();
  const now = new Date();
  const { gateways, changes, log } = app.deps;
  const handler = renewalHandler({ gateways, changes, log, publicUrl: null });
  const done = await handler.run({ serverId: id }, { jobId: 1, db, now, attempt: 1, log });
  expect(done).toEqual({ again: new Date(now.getTime() + 60_000) });
});
