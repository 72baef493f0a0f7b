import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { notificationsContract } from '@app/contract/notifications';
import { collect } from '@app/server/consequences/money';
import { unpaidCount } from '@app/server/billing/openPayments';
import * as delivery from '@app/server/fulfilment/deliver';
import { kopecks } from '@/domain/money/money';
import { makeOrderEntry } from '@/sample-data/cart';
import { makeAccountSummary } from '@/sample-data/account';
import { noPaymentSums } from '@/domain/payment/paymentRules';
import { samplePayments } from '@/sample-data/payments';
import { billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { auditAfterEach, openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { createTestApp } from '../support/testApp';

const { db, app } = await openApp();
let ann: Person;
/** Replacement delivery for paid items: a module that a file before has loaded cannot be replaced whole. */
let deliver: MockInstance<typeof delivery.deliver>;

/** Somebody whose account is open: the first call has made it. */
async function open(): Promise<Person> {
  const person = await openAccount(app);
  return person;
}

const bob = await open();
beforeEach(async () => {
  ann = await open();
  deliver = vi.spyOn(delivery, 'deliver').mockResolvedValue([]);
});
auditAfterEach(db);

/** Of Diadem[GB] for a month. */
const entry = makeOrderEntry();
const price = 157_700;

const list = async (person: Person) =>
  (await answerOf(notificationsContract.list, callAs(app, person, notificationsContract.list))).items;

async function rowOf(person: Person, id: number) {
  return (await billingOf(app, person).history()).items.find((payment) => payment.id === id);
}

it('begins with the sample’s history and balance, in the person’s own name', async () => {
  const { items, total } = await billingOf(app, ann).history();
  expect(total).toBe(samplePayments.length);
  const facts = (payments: typeof samplePayments) =>
    payments.map(({ amount, status, paymentMethod, amountInPaymentCurrency }) => ({
      amount,
      status,
      paymentMethod,
      amountInPaymentCurrency,
    }));
  expect(facts(items)).toEqual(facts(samplePayments));
  expect(items[0]?.number).toBe(`MRD-${items[0]?.id}`);
  expect(new Set(items.map(({ payer }) => payer)).size).toBe(2);
  expect(items.map(({ payer }) => payer)).not.toContain('Соколова Анна Викторовна');
  expect(await billingOf(app, ann).balance()).toBe(makeAccountSummary().balance);
  expect(await unpaidCount(db, ann.id)).toBe(makeAccountSummary().unpaidItems);
});

// tests: ACCOUNT-05
it('begins with nothing where no demo data is wanted', async () => {
  const empty = createTestApp(db, { deps: { hasDemoData: false } });
  const billing = billingOf(empty, await signIn(empty));
  expect(await billing.history()).toMatchObject({ items: [], next: null, total: 0, sums: noPaymentSums });
  expect(await billing.balance()).toBe(0);
});

it('is read in pages, each payment once', async () => {
  const billing = billingOf(app, ann);
  const all = (await billing.history()).items.map(({ id }) => id);
  const read: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof billing.history>> = await billing.history({
      limit: '4',
      ...(cursor === '' ? {} : { cursor }),
    });
    expect(page.total).toBe(all.length);
    read.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  expect(read).toEqual(all);
  await expect(billing.history({ cursor: 'x' })).rejects.toThrow('422');
  await expect(billing.history({ limit: '501' })).rejects.toThrow('422');
});

// tests: NOTIFY-07
it('tops up the balance by card, with a notification', async () => {
  const billing = billingOf(app, ann);
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const before = await billing.balance();
  const payment = await billing.pay(makePaymentBody({ minor: 10_000 }));
  expect(payment).toMatchObject({ status: 'Paid', amount: 10_000, number: `MRD-${payment.id}` });
  expect(await billing.balance()).toBe(before + 10_000);
  expect((await billing.history()).items[0]).toEqual(payment);
  expect((await list(ann))[0]).toMatchObject({
    isRead: false,
    about: { kind: 'paymentReceived', amount: 10_000 },
  });
  expect(told.mock.calls.flat(2)).toEqual(expect.arrayContaining(['payments', 'account', 'notifications']));
  expect(delivery.deliver).not.toHaveBeenCalled();
  stop();
});

// tests: LEDGER-03
it('delivers what is paid once, however often it is sent', async () => {
  const billing = billingOf(app, ann);
  const before = await billing.balance();
  const key = newKey();
  const body = makePaymentBody({ minor: price, entries: [entry] });
  const answers = await Promise.all([billing.begin(body, key), billing.begin(body, key)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(deliver).not.toHaveBeenCalled();
  expect(await billing.pay(body, key)).toMatchObject({ id: answers[0].id, status: 'Paid' });
  expect(await billing.begin(body, key)).toEqual(answers[0]);
  expect(deliver).toHaveBeenCalledOnce();
  expect(deliver.mock.calls[0]?.[1]).toMatchObject({ userId: ann.id, entries: [entry] });
  expect((await billing.history()).total).toBe(samplePayments.length + 1);
  // What is bought is not on the balance.
  expect(await billing.balance()).toBe(before);
});

// tests: LEDGER-03
it('refuses a key that was used for something else', async () => {
  const billing = billingOf(app, ann);
  const key = newKey();
  await billing.pay(makePaymentBody({ minor: 10_000 }), key);
  const before = await billing.balance();
  const other = await billing.tryPay(makePaymentBody({ minor: 20_000 }), key);
  expect([other.status, await codeOf(other)]).toEqual([409, 'keyReused']);
  expect(await billing.balance()).toBe(before);
  // Another account's keys are its own.
  expect((await billingOf(app, bob).tryPay(makePaymentBody({ minor: 20_000 }), key)).status).toBe(200);
});

// tests: LEDGER-04
it('delivers what waits for its money only once it is paid', async () => {
  const billing = billingOf(app, ann);
  const { id, status } = await billing.pay(
    makePaymentBody({ minor: price, entries: [entry], method: 'manual' }),
  );
  expect(status).toBe('Pending');
  const [due] = await list(ann);
  expect(due).toMatchObject({ isRead: false, about: { kind: 'paymentDue', amount: price } });
  expect(delivery.deliver).not.toHaveBeenCalled();
  await setBalance(db, ann.id, price + 1);
  const paid = await Promise.all([billing.payPending([id]), billing.payPending([id])]);
  expect(paid.map((answer) => answer.status).toSorted()).toEqual([204, 409]);
  expect(delivery.deliver).toHaveBeenCalledOnce();
  expect(await billing.balance()).toBe(1);
  expect(await rowOf(ann, id)).toMatchObject({
    status: 'Paid',
    amountInPaymentCurrency: { currency: 'RUB', minor: price },
  });
  expect((await list(ann)).find((each) => each.id === due?.id)).toMatchObject({ isRead: true });
});

it('pays all that was chosen from the balance, or none', async () => {
  const billing = billingOf(app, ann);
  const bills = [
    await billing.pay(
      makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: 'other' })], method: 'manual' }),
    ),
    await billing.pay(makePaymentBody({ minor: price, entries: [entry], method: 'manual' })),
  ];
  const ids = bills.map(({ id }) => id);
  await setBalance(db, ann.id, 2 * price - 1);
  const refused = await billing.payPending(ids);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'insufficientBalance']);
  expect(await billing.balance()).toBe(2 * price - 1);
  expect(await unpaidCount(db, ann.id)).toBe(3);
  await setBalance(db, ann.id, 2 * price);
  expect((await billing.payPending(ids)).status).toBe(204);
  expect(await billing.balance()).toBe(0);
  expect(await codeOf(await billing.payPending(ids))).toBe('alreadySettled');
});

it('charges the sum that the person saw, or nothing', async () => {
  const billing = billingOf(app, ann);
  const body = makePaymentBody({ minor: price, entries: [entry], method: 'manual' });
  const { id } = await billing.pay(body);
  await setBalance(db, ann.id, 2 * price);
  for (const charge of [price - 1, price + 1]) {
    const refused = await billing.payPending([id], newKey(), charge);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: price, given: charge });
  }
  expect(await billing.balance()).toBe(2 * price);
  expect((await billing.payPending([id], newKey(), price)).status).toBe(204);
  expect(await billing.balance()).toBe(price);
});

// tests: NOTIFY-08
it('settles the sample’s due notification with its bill', async () => {
  const [bill] = (await billingOf(app, ann).history()).items;
  expect((await list(ann)).find(({ about }) => about.kind === 'paymentDue')?.isRead).toBe(false);
  expect((await billingOf(app, ann).payPending([bill?.id ?? 0])).status).toBe(204);
  expect((await list(ann)).find(({ about }) => about.kind === 'paymentDue')?.isRead).toBe(true);
  expect(await billingOf(app, ann).balance()).toBe(makeAccountSummary().balance - (bill?.amount ?? 0));
});

// tests: LEDGER-05, NOTIFY-08
it('deletes what waits for its money, and nothing else', async () => {
  const billing = billingOf(app, ann);
  const { id } = await billing.pay(makePaymentBody({ minor: price, entries: [entry], method: 'crypto' }));
  const paid = (await billing.history()).items.find(({ status }) => status === 'Paid')?.id ?? 0;
  const refused = await billing.deletePending([id, paid]);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'alreadySettled']);
  expect((await billing.deletePending([id])).status).toBe(204);
  expect(await rowOf(ann, id)).toBeUndefined();
  expect(await codeOf(await billing.payPending([id]))).toBe('notFound');
  expect(delivery.deliver).not.toHaveBeenCalled();
  expect((await list(ann))[0]).toMatchObject({ isRead: true, about: { kind: 'paymentDue' } });
});

it('leaves another’s payments as they are', async () => {
  const mine = billingOf(app, ann);
  const { id } = await mine.pay(makePaymentBody({ minor: 10_000, method: 'manual' }));
  const before = [await mine.history(), await mine.balance()];
  await setBalance(db, bob.id, 1_000_000);
  const { id: own } = await billingOf(app, bob).pay(makePaymentBody({ minor: 10_000, method: 'manual' }));
  for (const act of ['payPending', 'deletePending'] as const) {
    const answer = await billingOf(app, bob)[act]([own, id]);
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'notFound']);
  }
  expect([await mine.history(), await mine.balance()]).toEqual(before);
  expect((await rowOf(bob, own))?.status).toBe('Pending');
  expect(await billingOf(app, bob).balance()).toBe(1_000_000);
});

it.each([
  [{ minor: 4_999 }, 409, 'declined'],
  [{ payer: { ...makePaymentBody().payer, email: 'nobody' } }, 409, 'declined'],
  [{ amount: { currency: 'USD', minor: 100_000 } }, 409, 'declined'],
  [{ minor: -1 }, 422, 'invalidRequest'],
  [{ minor: 100.5 }, 422, 'invalidRequest'],
  [{ amount: { currency: 'RUB', minor: '10000' } }, 422, 'invalidRequest'],
  [{ amount: { currency: 'XXX', minor: 10_000 } }, 422, 'invalidRequest'],
  [{ method: 'barter' }, 422, 'invalidRequest'],
  [{ promo: 'X'.repeat(33) }, 422, 'invalidRequest'],
])('refuses a payment with %j', async (changes, status, code) => {
  const billing = billingOf(app, ann);
  const answer = await billing.tryPay(makePaymentBody(changes));
  expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  expect((await billing.history()).total).toBe(samplePayments.length);
});

it('refuses a method that does not work now, and takes the same key afterwards', async () => {
  const billing = billingOf(app, ann);
  const set = (unavailable: string | null) =>
    db.updateTable('paymentMethod').set({ unavailable }).where('id', '=', 'sberPay').execute();
  await set(JSON.stringify({ ru: 'Работы в банке' }));
  const key = newKey();
  const body = makePaymentBody({ method: 'sberPay' });
  expect(await codeOf(await billing.tryPay(body, key))).toBe('unavailable');
  await set(null);
  expect(await billing.pay(body, key)).toMatchObject({
    amount: 10_000,
    amountInPaymentCurrency: { currency: 'RUB', minor: 10_500 },
  });
});

it('charges what the server works out, not what the browser says', async () => {
  const billing = billingOf(app, ann);
  const answer = await billing.tryPay(makePaymentBody({ minor: price - 1, entries: [entry] }));
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'priceChanged', expected: price, given: price - 1 }),
  ]);
  expect((await billing.history()).total).toBe(samplePayments.length);
  // In another currency it is the least sum that is worth as much.
  const dollars = { currency: 'USD', minor: 1_960 };
  const body = makePaymentBody({ entries: [entry], method: 'cards', amount: dollars });
  expect(await billing.pay(body)).toMatchObject({ status: 'Paid', amount: 157_780 });
  expect(
    await codeOf(
      await billing.tryPay(
        makePaymentBody({
          ...body,
          entries: [{ ...entry, id: 'other' }],
          amount: { ...dollars, minor: 1_961 },
        }),
      ),
    ),
  ).toBe('priceChanged');
});

it('takes no money for what cannot be had, be it gone or another’s', async () => {
  const billing = billingOf(app, ann);
  const gone = { ...entry, id: 'gone', plan: 'Nova[GB]' };
  expect(await codeOf(await billing.tryPay(makePaymentBody({ minor: price, entries: [gone] })))).toBe(
    'priceChanged',
  );
  const strange = { kind: 'renewal', id: 'b', serverId: 987_654_321, period: '3months' } as never;
  expect(await codeOf(await billing.tryPay(makePaymentBody({ minor: price, entries: [strange] })))).toBe(
    'priceChanged',
  );
  await billing.pay(makePaymentBody({ minor: price, entries: [entry, gone, strange] }));
  expect(deliver.mock.calls.map(([, { entries }]) => entries)).toEqual([[entry]]);
});

it('uses a promo code up once a payment, and gives the use back with a bill that is deleted', async () => {
  const billing = billingOf(app, ann);
  const discounted = (price * 9) / 10;
  const usesLeft = async () =>
    (
      await db
        .selectFrom('promo')
        .select('usesLeft')
        .where('code', '=', 'WELCOME10')
        .executeTakeFirstOrThrow()
    ).usesLeft;
  await db.updateTable('promo').set({ usesLeft: 2 }).where('code', '=', 'WELCOME10').execute();
  const body = makePaymentBody({
    minor: discounted,
    entries: [entry],
    promo: ' welcome10 ',
    method: 'manual',
  });
  const { id } = await billing.pay(body);
  expect(await usesLeft()).toBe(1);
  const more = await Promise.all([billing.tryPay(body), billingOf(app, bob).tryPay(body)]);
  expect(more.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  expect(await usesLeft()).toBe(0);
  const used = await billing.tryPay(body);
  expect(await used.json()).toMatchObject({ code: 'priceChanged', expected: price, given: discounted });
  await billing.deletePending([id]);
  expect(await usesLeft()).toBe(1);
});

// tests: LEDGER-06
it('collects a charge from the balance, or bills it', async () => {
  const billing = billingOf(app, ann);
  await setBalance(db, ann.id, 100_000);
  const take = (amount: number) =>
    db.transaction().execute((tx) =>
      collect(tx, {
        userId: ann.id,
        amount: kopecks(amount),
        now: new Date(),
        reason: 'tariff:1024',
        entries: [entry],
      }),
    );
  expect(await take(0)).toBe('paid');
  expect(await Promise.all([take(60_000), take(60_000)])).toEqual(expect.arrayContaining(['paid', 'billed']));
  expect(await billing.balance()).toBe(40_000);
  const [bill] = (await billing.history()).items;
  expect(bill).toMatchObject({ amount: 60_000, status: 'Pending', paymentMethod: 'manual' });
  expect((await list(ann))[0]).toMatchObject({ about: { kind: 'paymentDue', amount: 60_000 } });
  expect(delivery.deliver).not.toHaveBeenCalled();
  await setBalance(db, ann.id, 60_000);
  await billing.payPending([bill?.id ?? 0]);
  expect(delivery.deliver).toHaveBeenCalledOnce();
});

// tests: LEDGER-02
it('pays as many as there is money for: a hundred keys, each sent twice at once, and money for half', async () => {
  const billing = billingOf(app, ann);
  const bills: number[] = [];
  for (let made = 0; made < 100; made += 1)
    bills.push(
      (
        await billing.pay(
          makePaymentBody({ minor: price, entries: [{ ...entry, id: newKey() }], method: 'manual' }),
        )
      ).id,
    );
  await setBalance(db, ann.id, 50 * price);
  const answers = await Promise.all(
    bills.flatMap((id) => {
      const key = newKey();
      return [billing.payPending([id], key), billing.payPending([id], key)];
    }),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(204), count(409)]).toEqual([100, 100]);
  expect(await billing.balance()).toBe(0);
  expect(await unpaidCount(db, ann.id)).toBe(1 + 50);
  expect(delivery.deliver).toHaveBeenCalledTimes(50);
}, 60_000);
