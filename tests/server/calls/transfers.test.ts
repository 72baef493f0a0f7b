import { beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { settingsVersion } from '@app/server/settings/storedSettings';
import { billsContract } from '@app/contract/bills';
import { notificationsContract } from '@app/contract/notifications';
import { expireBills } from '@app/server/payments/expireBills';
import { sumOf } from '@app/server/ledger/ledger';
import { makeOrderEntry } from '@/sample-data/cart';
import { sampleSettings } from '@/sample-data/admin';
import { billingOf, deliveredTo, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { auditAfterEach, openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { process } from '../support/received';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* Bills for transfers: their end, and what becomes of any sum that comes (D42). */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
auditAfterEach(db);

const dayMs = 86_400_000;
const price = 157_700;
/** With 5 % of commission. */
const due = 165_585;
const order = (changes: Record<string, unknown> = {}) =>
  makePaymentBody({
    minor: price,
    method: 'manual',
    entries: [makeOrderEntry({ id: newKey() })],
    ...changes,
  });
const rowOf = (id: number) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const notices = async () =>
  (await answerOf(notificationsContract.list, callAs(app, ann, notificationsContract.list))).items.map(
    ({ about }) => about,
  );
const afterDays = (days: number) => new Date(Date.now() + days * dayMs);
const expire = (days: number) =>
  expireBills({ db, changes: app.deps.changes, log: app.deps.log }, afterDays(days));

async function promo(code: string) {
  const values = {
    code,
    benefit: JSON.stringify({ kind: 'percent', percent: 10 }),
    from: '2020-01-01' as const,
    until: '2099-01-01' as const,
    usesLeft: 1,
    lines: JSON.stringify(['vps']),
  };
  await db.insertInto('promo').values(values).execute();
}
const usesLeft = async (code: string) =>
  (await db.selectFrom('promo').select('usesLeft').where('code', '=', code).executeTakeFirstOrThrow())
    .usesLeft;

// tests: PAY-42
it('ends a bill after 14 days, gives back its code and its part of the balance, and says so, once', async () => {
  const billing = billingOf(app, ann);
  const code = `SAVE-${newKey().slice(0, 8).toUpperCase()}`;
  await promo(code);
  await setBalance(db, ann.id, 41_930);
  const { id } = await billing.begin(order({ minor: 100_000, fromBalance: 41_930, promo: code }));
  expect([await billing.balance(), await usesLeft(code)]).toEqual([0, 0]);
  expect(await expire(13.9)).toBe(0);
  expect((await rowOf(id)).state).toBe('created');
  expect(await Promise.all([expire(14.1), expire(14.1)])).toContain(1);
  expect(await expire(15)).toBe(0);
  expect((await rowOf(id)).state).toBe('expired');
  expect([await billing.balance(), await usesLeft(code), await sumOf(db, 'reserved')]).toEqual([
    41_930, 1, 0,
  ]);
  const told = (await notices()).filter(({ kind }) => kind === 'billExpired');
  expect(told).toEqual([
    { kind: 'billExpired', number: `MRD-${id}`, amount: 41_930, promo: code, currency: 'RUB' },
  ]);
  // What comes now tops up the balance, and delivers nothing.
  expect((await process(app, admin, id)).status).toBe(200);
  expect([await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([141_930, 0]);
  expect(await rowOf(id)).toMatchObject({ state: 'paid', amount: 100_000, entries: [] });
  expect(await codeOf(await process(app, admin, id))).toBe('changed');
});

it('lets a bill live as long as the settings say', async () => {
  const { saveSettings } = adminContract;
  const save = async (billDays: number) =>
    callAs(app, admin, saveSettings, {
      body: { ...sampleSettings, billDays },
      version: await settingsVersion(db),
    });
  expect((await save(3)).status).toBe(200);
  const { id } = await billingOf(app, ann).begin(order());
  expect((await save(14)).status).toBe(200);
  await expire(2.9);
  expect((await rowOf(id)).state).toBe('created');
  await expire(3.1);
  expect((await rowOf(id)).state).toBe('expired');
  expect((await save(0)).status).toBe(422);
});

it('ends nothing that is paid at a bank, or paid already', async () => {
  const billing = billingOf(app, ann);
  const atBank = await billing.begin(order({ method: 'ruCards' }));
  const paid = await billing.begin(order());
  await process(app, admin, paid.id);
  await expire(30);
  expect([(await rowOf(atBank.id)).state, (await rowOf(paid.id)).state]).toEqual(['created', 'paid']);
});

// tests: PAY-43
it('keeps a part of a transfer for its bill, and delivers once the rest has come', async () => {
  const billing = billingOf(app, ann);
  const { id } = await billing.begin(order());
  const key = newKey();
  const [first, again] = [
    await process(app, admin, id, 100_000, key),
    await process(app, admin, id, 100_000, key),
  ];
  expect([first.status, again.status]).toEqual([200, 200]);
  // 1000.00 of 1655.85, of which 5 % are commission.
  const part = 95_238;
  expect(await rowOf(id)).toMatchObject({ state: 'created', fromBalance: part, paidMinor: due - 100_000 });
  expect([await billing.balance(), await sumOf(db, 'reserved'), await deliveredTo(db, ann.id)]).toEqual([
    0,
    part,
    0,
  ]);
  const { items } = await answerOf(billsContract.list, callAs(app, ann, billsContract.list));
  const bill = items.find((each) => each.id === id);
  expect(bill).toMatchObject({ state: 'unpaid', owed: price - part });
  const about = { number: `MRD-${id}`, amount: part, currency: 'RUB' };
  expect(await notices()).toContainEqual({
    kind: 'billPartPaid',
    rest: { currency: 'RUB', minor: due - 100_000 },
    ...about,
  });
  expect((await process(app, admin, id)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ state: 'paid', amount: price });
  expect([await billing.balance(), await sumOf(db, 'reserved'), await deliveredTo(db, ann.id)]).toEqual([
    0, 0, 1,
  ]);
});

it('gives back a part that came when its bill expires or is cancelled', async () => {
  const billing = billingOf(app, ann);
  const ids = [(await billing.begin(order())).id, (await billing.begin(order())).id];
  for (const id of ids) await process(app, admin, id, 100_000);
  await expire(14.1);
  expect([await billing.balance(), await sumOf(db, 'reserved'), await deliveredTo(db, ann.id)]).toEqual([
    2 * 95_238,
    0,
    0,
  ]);
});

it('lets the balance pay the rest of a bill that a part has come for', async () => {
  const billing = billingOf(app, ann);
  const { id } = await billing.begin(order());
  await process(app, admin, id, 100_000);
  await setBalance(db, ann.id, price - 95_238);
  expect((await billing.payPending([id])).status).toBe(204);
  expect([await billing.balance(), await sumOf(db, 'reserved'), await deliveredTo(db, ann.id)]).toEqual([
    0, 0, 1,
  ]);
});

it('puts what is more than a bill on the balance', async () => {
  const billing = billingOf(app, ann);
  const { id } = await billing.begin(order());
  expect((await process(app, admin, id, due + 12_345)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ state: 'paid', amount: price });
  expect([await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([12_345, 1]);
  const [surplus] = (await billing.history()).items;
  expect(surplus).toMatchObject({ amount: 12_345, status: 'Paid', paymentMethod: 'manual', isTopUp: true });
});

it('credits a top-up with what came, and leaves the rest of it due', async () => {
  const billing = billingOf(app, ann);
  const { id } = await billing.begin(makePaymentBody({ method: 'manual', minor: 100_000 }));
  await process(app, admin, id, 52_500);
  expect(await billing.balance()).toBe(50_000);
  expect(await rowOf(id)).toMatchObject({
    state: 'created',
    amount: 50_000,
    paidMinor: 52_500,
    commission: 2_500,
  });
  await process(app, admin, id, 62_500);
  expect(await billing.balance()).toBe(110_000);
});

it('counts a transfer in another currency at the rate of its payment', async () => {
  const billing = billingOf(app, ann);
  const amount = { currency: 'USD', minor: 2000 };
  const { id } = await billing.begin(makePaymentBody({ method: 'crypto', amount }));
  // 20.00 dollars at 80.50, and 5 %.
  expect(await rowOf(id)).toMatchObject({ amount: 161_000, paidMinor: 2100 });
  await process(app, admin, id, 1050);
  expect(await billing.balance()).toBe(80_500);
  await process(app, admin, id, 1150);
  expect(await billing.balance()).toBe(161_000 + 8_050);
});

it('puts another sum for a bill that is over on the balance as it came', async () => {
  const billing = billingOf(app, ann);
  const { id } = await billing.begin(order());
  await expire(14.1);
  await process(app, admin, id, 105_000);
  expect([await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([100_000, 0]);
  expect(await rowOf(id)).toMatchObject({
    state: 'paid',
    amount: 100_000,
    paidMinor: 105_000,
    commission: 5_000,
  });
});

it('takes no other currency, no other sum of what is at a bank, and nothing at all', async () => {
  const billing = billingOf(app, ann);
  const { id } = await billing.begin(order());
  const call = adminContract.processPayment;
  const body = { amount: { currency: 'USD', minor: 100 } };
  const params = { id: String(id) };
  expect((await callAs(app, admin, call, { params, key: newKey(), body })).status).toBe(422);
  expect((await process(app, admin, id, 0)).status).toBe(422);
  const atBank = await billing.begin(order({ method: 'ruCards' }));
  expect((await process(app, admin, atBank.id, price - 1)).status).toBe(422);
  expect((await process(app, admin, atBank.id)).status).toBe(200);
});
