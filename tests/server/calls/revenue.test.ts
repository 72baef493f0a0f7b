import { beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { collect } from '@app/server/consequences/money';
import { kopecks } from '@/domain/money/money';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { process } from '../support/received';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

/* What the administrators' figures and the export of the books call revenue (D47). */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});

const price = 157_700;
const order = (changes: Record<string, unknown> = {}) =>
  makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })], ...changes });

/** Of the newest month and of the analytics' months, and what the export has on the accounts of revenue. */
async function revenue() {
  const { overview, analytics, ledger } = adminContract;
  const newest = (await answerOf(overview, callAs(app, admin, overview))).revenue?.month.revenue ?? 0;
  const months = (await answerOf(analytics, callAs(app, admin, analytics))).revenue;
  const query = { from: '2020-01-01', to: '2099-12-31' };
  const text = await (await callAs(app, admin, ledger, { query })).text();
  const booked = text
    .split('\r\n')
    .map((line) => line.split(','))
    .filter(([, , , account]) => account?.startsWith('revenue'))
    .reduce((sum, cells) => sum + Math.round(Number(cells[5]) * 100), 0);
  return [newest, months, booked];
}

// tests: ADMIN-35
it('counts a top-up and the order paid from it once', async () => {
  const billing = billingOf(app, ann);
  const before = await revenue();
  await billing.pay(makePaymentBody({ minor: price }));
  expect(await revenue()).toEqual(before);
  await billing.begin(order({ minor: 0, method: 'balance', fromBalance: price }));
  expect(await revenue()).toEqual(before.map((sum) => sum + price));
});

it('counts an order once that a transfer pays in parts, and no surplus', async () => {
  const billing = billingOf(app, ann);
  const before = await revenue();
  const { id } = await billing.begin(order({ method: 'manual' }));
  await process(app, admin, id, 100_000);
  expect(await revenue()).toEqual(before);
  await process(app, admin, id, 100_000);
  expect(await revenue()).toEqual(before.map((sum) => sum + price));
});

it('counts bills that one payment pays once, and what is charged to a balance', async () => {
  const billing = billingOf(app, ann);
  const before = await revenue();
  const bill = await billing.begin(order({ method: 'manual' }));
  await billing.pay(makePaymentBody({ minor: price, bills: [String(bill.id)] }));
  await setBalance(db, ann.id, 10_000);
  await db
    .transaction()
    .execute((tx) =>
      collect(tx, { userId: ann.id, amount: kopecks(10_000), now: new Date(), reason: 'test' }),
    );
  expect(await revenue()).toEqual(before.map((sum) => sum + price + 10_000));
});
