import { beforeEach, expect, it } from 'vitest';
import { catalogContract } from '@app/contract/catalog';
import { notificationsContract } from '@app/contract/notifications';
import { removeSeededPromos, seedPromos } from '@app/server/catalogSeed/seed';
import { sweepPayments } from '@app/server/payments/inquiries';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, deliveredTo, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { goToBank, payAtBank } from '../support/atBank';
import { auditAfterEach, openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* Limits of promo codes by customer (D46). */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
auditAfterEach(db);

const price = 157_700;
const reduced = 141_930;

async function promo(limits: { perCustomer?: number; isFirstOrderOnly?: boolean }): Promise<string> {
  const code = `CODE-${newKey().slice(0, 8).toUpperCase()}`;
  const benefit = JSON.stringify({ kind: 'percent', percent: 10 });
  const days = { from: '2020-01-01', until: '2099-01-01' } as const;
  const lines = JSON.stringify(['vps', 'cpu', 'storage']);
  await db
    .insertInto('promo')
    .values({ code, benefit, ...days, usesLeft: 100, lines, ...limits })
    .execute();
  return code;
}

const order = (code: string, changes: Record<string, unknown> = {}) =>
  makePaymentBody({
    minor: reduced,
    promo: code,
    entries: [makeOrderEntry({ id: newKey() })],
    ...changes,
  });
const termsFor = (person: Person | null, code: string) =>
  answerOf(catalogContract.promo, callAs(app, person, catalogContract.promo, { params: { code } }));
const usesLeft = async (code: string) =>
  (await db.selectFrom('promo').select('usesLeft').where('code', '=', code).executeTakeFirstOrThrow())
    .usesLeft;

// tests: PROMO-12
it('accepts a code up to its limit per customer, and reports the uses', async () => {
  const code = await promo({ perCustomer: 1 });
  const billing = billingOf(app, ann);
  expect(await termsFor(ann, code)).toMatchObject({
    perCustomer: 1,
    customer: { uses: 0, hasOrdered: false },
  });
  await billing.pay(order(code));
  expect(await termsFor(ann, code)).toMatchObject({ customer: { uses: 1, hasOrdered: true } });
  expect(await codeOf(await billing.tryPay(order(code)))).toBe('priceChanged');
  expect(await usesLeft(code)).toBe(99);
  // Everybody else has their own uses, and a visitor has none.
  const bob = await signIn(app);
  expect(await termsFor(bob, code)).toMatchObject({ customer: { uses: 0 } });
  expect(await termsFor(null, code)).toMatchObject({ customer: { uses: 0, hasOrdered: false } });
  expect((await billingOf(app, bob).pay(order(code))).status).toBe('Paid');
});

// tests: PROMO-12
it('takes a code for a first order from nobody who has paid for one', async () => {
  const code = await promo({ isFirstOrderOnly: true });
  const billing = billingOf(app, ann);
  // A top-up is no order.
  await billing.pay(makePaymentBody());
  expect((await billing.begin(order(code, { method: 'manual' }))).status).toBe('Pending');
  await billing.pay(makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })] }));
  expect(await codeOf(await billing.tryPay(order(code)))).toBe('priceChanged');
});

// tests: PROMO-13
it('cancels what waits with a code that is used up by its customer, whose late money goes to the balance', async () => {
  const code = await promo({ perCustomer: 1 });
  const billing = billingOf(app, ann);
  const waiting = [];
  for (const method of ['ruCards', 'ruCards', 'manual'])
    waiting.push(await billing.begin(order(code, { method })));
  const [first, second, bill] = waiting;
  expect(await usesLeft(code)).toBe(97);
  const page = await goToBank(app, ann, second?.continueAt ?? '');
  await payAtBank(app, ann, { continueAt: first?.continueAt ?? '' });
  expect([await deliveredTo(db, ann.id), await usesLeft(code)]).toEqual([1, 99]);
  expect((await billing.progress(bill?.id ?? 0)).state).toBe('canceled');
  const { items } = await answerOf(notificationsContract.list, callAs(app, ann, notificationsContract.list));
  expect(items.map(({ about }) => about)).toContainEqual({
    kind: 'promoUsed',
    number: `MRD-${bill?.id}`,
    promo: code,
  });
  // The page of the bank was open before: it takes the money all the same.
  const reference = page.replace(/^\/bank\/|\?.*$/g, '');
  await db.updateTable('bankPayment').set({ status: 'paid' }).where('reference', '=', reference).execute();
  await db
    .updateTable('payment')
    .set({ inquireAt: new Date(0) })
    .where('id', '=', second?.id ?? 0)
    .execute();
  await sweepPayments(app.deps, new Date());
  expect([await deliveredTo(db, ann.id), await billing.balance()]).toEqual([1, reduced]);
});

it('lets a customer who returns from the bank pay the same order with its code', async () => {
  const code = await promo({ perCustomer: 1, isFirstOrderOnly: true });
  const billing = billingOf(app, ann);
  const body = order(code);
  await billing.begin(body);
  await setBalance(db, ann.id, reduced);
  const again = await billing.begin({
    ...body,
    amount: { currency: 'RUB', minor: 0 },
    fromBalance: reduced,
  });
  expect([again.status, await deliveredTo(db, ann.id), await usesLeft(code)]).toEqual(['Paid', 1, 99]);
});

// tests: PROMO-14
it('seeds the sample’s codes once, and none that a provider has deleted', async () => {
  await db.deleteFrom('promo').where('code', '=', 'WELCOME10').execute();
  await seedPromos(db);
  const rows = await db.selectFrom('promo').select('code').where('code', '=', 'WELCOME10').execute();
  expect(rows).toEqual([]);
});

// tests: PROMO-14
it('removes from an installation without demo data the codes that nobody has used or changed', async () => {
  const codes = ['METEOR500', 'STORAGE15', 'COMET2036', 'FIRST100', 'SUMMER25'];
  const left = async () =>
    (await db.selectFrom('promo').select('code').where('code', 'in', codes).execute()).map(
      ({ code }) => code,
    );
  // One is used, one has other terms.
  await billingOf(app, ann).begin(order('METEOR500', { minor: 107_700, method: 'manual' }));
  await db.updateTable('promo').set({ usesLeft: 5 }).where('code', '=', 'STORAGE15').execute();
  await removeSeededPromos(db);
  expect((await left()).toSorted()).toEqual(['METEOR500', 'STORAGE15']);
});
