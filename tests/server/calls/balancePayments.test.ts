import { beforeEach, expect, it } from 'vitest';
import { billsContract } from '@app/contract/bills';
import { sumOf } from '@app/server/ledger/ledger';
import { refundableOf } from '@app/server/billing/refunds';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, deliveredTo, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { auditAfterEach, openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, type Person } from '../support/signedIn';

/* What the balance pays, and what it cannot pay (D43, D47). */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
auditAfterEach(db);

const price = 157_700;
const orderOf = (changes: Record<string, unknown> = {}) =>
  makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })], ...changes });
const rowOf = async (id: number) =>
  (await billingOf(app, ann).history()).items.find((payment) => payment.id === id);
const receiptsOf = (paymentId: number) =>
  db
    .selectFrom('paper')
    .select('content')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'receipt')
    .execute();
const revenue = async () => {
  const rows = await db.selectFrom('ledgerEntry').select(['account', 'amount']).execute();
  return rows
    .filter(({ account }) => account.startsWith('revenue'))
    .reduce((sum, row) => sum + row.amount, 0);
};

// tests: PAY-46
it.each(['manual', 'crypto', 'ruCards'])(
  'a top-up by %s is never paid from the balance: no receipt, no revenue, and it still waits',
  async (method) => {
    const billing = billingOf(app, ann);
    const amount = method === 'crypto' ? { amount: { currency: 'USD', minor: 1000 } } : {};
    const { id } = await billing.begin(makePaymentBody({ method, ...amount }));
    await setBalance(db, ann.id, 500_000);
    const before = await revenue();
    const refused = await billing.payPending([id]);
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'topUpByMethod']);
    expect(await rowOf(id)).toMatchObject({ status: 'Pending', isTopUp: true });
    expect([await billing.balance(), await receiptsOf(id), await revenue()]).toEqual([500_000, [], before]);
    // Nor as one of the bills that another payment is for.
    const asBill = { minor: 0, method: 'balance', fromBalance: 10_000, bills: [String(id)] };
    expect(await codeOf(await billing.tryPay(makePaymentBody(asBill)))).toBe('topUpByMethod');
    expect(
      await codeOf(
        await billing.tryPay(
          makePaymentBody({ ...asBill, method: 'ruCards', minor: 10_000, fromBalance: 0 }),
        ),
      ),
    ).toBe('topUpByMethod');
  },
);

it('pays nothing of a choice that a top-up is among', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, 500_000);
  const topUp = await billing.begin(makePaymentBody({ method: 'manual' }));
  const bill = await billing.begin(orderOf({ method: 'manual' }));
  expect(await codeOf(await billing.payPending([topUp.id, bill.id]))).toBe('topUpByMethod');
  expect([await billing.balance(), (await rowOf(bill.id))?.status]).toEqual([500_000, 'Pending']);
  expect((await billing.payPending([bill.id])).status).toBe(204);
});

// tests: PAY-39
it('books what the balance pays wholly as paid by it, at once or later, with a receipt that says so', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, 2 * price);
  const atOnce = await billing.begin(orderOf({ minor: 0, method: 'cards', fromBalance: price }));
  const bill = await billing.begin(orderOf({ method: 'manual' }));
  await billing.payPending([bill.id]);
  for (const id of [atOnce.id, bill.id]) {
    expect(await rowOf(id)).toMatchObject({
      status: 'Paid',
      paymentMethod: 'balance',
      amountInPaymentCurrency: { currency: 'RUB', minor: price },
    });
    const [receipt, ...others] = await receiptsOf(id);
    expect(others).toEqual([]);
    expect(receipt?.content).toMatchObject({
      payment: { method: 'balance', fromBalance: price },
      lines: [{ amount: price }],
    });
  }
  expect([await billing.balance(), await deliveredTo(db, ann.id), await sumOf(db, 'reserved')]).toEqual([
    0, 2, 0,
  ]);
  // One of them was a bill, and is still listed as one.
  const { items } = await answerOf(billsContract.list, callAs(app, ann, billsContract.list));
  expect(items.map(({ id, state, paymentMethod }) => [id, state, paymentMethod])).toEqual([
    [bill.id, 'paid', 'balance'],
  ]);
});

it('takes no method called balance for what the balance does not pay', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, price);
  expect(await codeOf(await billing.tryPay(orderOf({ method: 'balance' })))).toBe('declined');
  expect(
    await codeOf(await billing.tryPay(orderOf({ method: 'balance', minor: price - 100, fromBalance: 100 }))),
  ).toBe('declined');
  expect(await codeOf(await billing.tryPay(makePaymentBody({ method: 'balance', minor: 0 })))).toBe(
    'declined',
  );
});

it('gives bills that the balance pays wholly their receipts, and their payment none', async () => {
  const billing = billingOf(app, ann);
  const ids = [
    (await billing.begin(orderOf({ method: 'manual' }))).id,
    (await billing.begin(orderOf({ method: 'manual' }))).id,
  ];
  await setBalance(db, ann.id, 2 * price);
  const before = await revenue();
  const { id } = await billing.begin(
    makePaymentBody({ minor: 0, method: 'balance', fromBalance: 2 * price, bills: ids.map(String) }),
  );
  expect(await rowOf(id)).toMatchObject({ status: 'Paid', paymentMethod: 'balance', isTopUp: true });
  expect((await rowOf(id))?.paperPath).toBeUndefined();
  const late = await app.fetch(`/api/payments/${id}/papers/receipt?language=en`, {
    headers: { cookie: ann.cookie },
  });
  expect(late.status).toBe(404);
  expect([
    await receiptsOf(id),
    (await receiptsOf(ids[0] ?? 0)).length,
    (await receiptsOf(ids[1] ?? 0)).length,
  ]).toEqual([[], 1, 1]);
  expect([(await revenue()) - before, await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([
    2 * price,
    0,
    2,
  ]);
});

// tests: PAY-41
it('places and delivers an order that costs nothing like any other, once', async () => {
  const billing = billingOf(app, ann);
  const code = `FREE-${newKey().slice(0, 8).toUpperCase()}`;
  await db
    .insertInto('promo')
    .values({
      code,
      benefit: JSON.stringify({ kind: 'percent', percent: 100 }),
      from: '2020-01-01',
      until: '2099-01-01',
      usesLeft: 1,
      lines: JSON.stringify(['vps']),
    })
    .execute();
  const key = newKey();
  const body = orderOf({ minor: 0, method: 'balance', promo: code });
  const paid = await billing.begin(body, key);
  expect(paid).toMatchObject({ status: 'Paid', paymentMethod: 'balance', amount: 0 });
  expect((await billing.begin(body, key)).id).toBe(paid.id);
  expect([await deliveredTo(db, ann.id), (await receiptsOf(paid.id)).length]).toEqual([1, 1]);
  const row = await db.selectFrom('payment').selectAll().where('id', '=', paid.id).executeTakeFirstOrThrow();
  expect(await refundableOf(db, row)).toEqual({ left: 0, byMethod: 0 });
  // The code is used up, and the order costs what it costs again.
  expect(await codeOf(await billing.tryPay(orderOf({ minor: 0, method: 'balance', promo: code })))).toBe(
    'priceChanged',
  );
});

// tests: PAY-40
it('declines a rest below the minimum of its method, and takes the lowered part', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, price - 1_700);
  const below = orderOf({ minor: 1_700, fromBalance: price - 1_700 });
  expect(await codeOf(await billing.tryPay(below))).toBe('declined');
  const lowered = await billing.pay(orderOf({ minor: 5_000, fromBalance: price - 5_000 }));
  expect(lowered).toMatchObject({ status: 'Paid', paymentMethod: 'ruCards', fromBalance: price - 5_000 });
  expect([await billing.balance(), await deliveredTo(db, ann.id)]).toEqual([3_300, 1]);
});
