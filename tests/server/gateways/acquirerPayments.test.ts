import { expect, it } from 'vitest';
import { assignMethods } from '@app/server/catalogSeed/seed';
import { paymentNumbered } from '@app/server/billing/refunds';
import { refundPayment } from '@app/server/consequences/money';
import { changesOfOne } from '@app/server/changes';
import { lockCustomer } from '@app/server/customers/lock';
import { createGateways } from '@app/server/gateways/gateway';
import { createYooKassa } from '@app/server/gateways/yookassa/gateway';
import { createWorker } from '@app/server/jobs/worker';
import { gatewayOfMethod, paymentMethodsOf } from '@app/server/catalog/read';
import { kopecks } from '@/domain/money/money';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, deliveredTo, makePaymentBody, newKey } from '../support/accountMoney';
import { incomingAt } from '../support/incoming';
import { handlersOf } from '../support/jobHandlers';
import { auditAfterEach, openAccount } from '../support/openAccount';
import { createTestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';
import { openYooKassa } from '../support/yooKassaServer';

const price = 157_700;

const bank = openYooKassa();
const yooKassa = createYooKassa({
  shopId: '100500',
  secretKey: 'test_key',
  sendsReceipts: true,
  send: bank.send,
});
const gateways = createGateways([yooKassa]);
const db = await openTestDatabase();
const app = createTestApp(db, { deps: { gateways, hasDemoData: false } });
await assignMethods(db, { yookassa: ['ruCards', 'cards'] });
const ann = await openAccount(app);

auditAfterEach(db);

/** Begins an order and goes to YooKassa's page; the payment's number and its id there. */
async function begin(changes: Parameters<typeof makePaymentBody>[0] = {}) {
  const entries = [makeOrderEntry({ id: newKey() })];
  const body = makePaymentBody({ minor: price, entries, ...changes });
  const { id, continueAt = '' } = await billingOf(app, ann).begin(body);
  const answer = await app.fetch(continueAt, { headers: { cookie: ann.cookie } });
  const page = new URL(answer.headers.get('location') ?? '', 'http://localhost');
  return { id, page, reference: page.searchParams.get('orderId') ?? '' };
}

const notify = async (reference: string, remoteAddress = '185.71.76.5') =>
  app.fetch(
    '/hooks/payments/yookassa',
    { method: 'POST', body: bank.notification(reference) },
    incomingAt({ remoteAddress }),
  );

const stateOf = async (id: number) => (await billingOf(app, ann).progress(id)).state;

it('delivers an order once, after YooKassa has the money, and refunds it with a receipt', async () => {
  const { id, page, reference } = await begin({ savesCard: true });
  expect(page.origin).toBe('https://yoomoney.ru');
  expect((await notify(reference)).status).toBe(200);
  expect([await stateOf(id), await deliveredTo(db, ann.id)]).toEqual(['redirected', 0]);
  bank.pay(reference);
  expect((await notify(reference, '203.0.113.7')).status).toBe(400);
  expect(await stateOf(id)).toBe('redirected');
  bank.fail(500);
  expect((await notify(reference)).status).toBe(503);
  for (let time = 0; time < 2; time += 1) expect((await notify(reference)).status).toBe(200);
  expect([await stateOf(id), await deliveredTo(db, ann.id)]).toEqual(['paid', 1]);
  const cards = await db.selectFrom('savedCard').selectAll().where('userId', '=', ann.id).execute();
  expect(cards).toMatchObject([{ gateway: 'yookassa', token: reference, brand: 'mir', lastDigits: '0012' }]);

  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, ann.id);
    const row = await paymentNumbered(tx, ann.id, id);
    if (!row) throw new Error('No such payment');
    await refundPayment(tx, row, {
      amount: kopecks(57_700),
      target: 'method',
      note: 'Promised',
      now: new Date(),
    });
  });
  const { log } = app.deps;
  const worker = createWorker({ db, changes: changesOfOne(), handlers: handlersOf(gateways), log });
  await worker.runDue();
  expect([...bank.refunds.values()]).toMatchObject([{ payment_id: reference, amount: { value: '577.00' } }]);
  const sums = bank.receipts.map(({ receipt }) => receipt?.items.map(({ amount }) => amount.value));
  expect(sums).toEqual([['1577.00'], ['577.00']]);
  app.errors.length = 0;
});

it('delivers nothing for another sum than is due', async () => {
  const { id, reference } = await begin();
  const before = await deliveredTo(db, ann.id);
  bank.pay(reference);
  const payment = bank.payments.get(reference);
  if (payment) payment.amount = { value: '1.00', currency: 'RUB' };
  expect((await notify(reference)).status).toBe(400);
  expect([await stateOf(id), await deliveredTo(db, ann.id)]).toEqual(['redirected', before]);
});

it('charges a saved card once, without a page', async () => {
  const card = await db
    .selectFrom('savedCard')
    .select('id')
    .where('userId', '=', ann.id)
    .executeTakeFirstOrThrow();
  const body = makePaymentBody({ card: String(card.id) });
  const { id, continueAt = '' } = await billingOf(app, ann).begin(body);
  const before = bank.payments.size;
  const charge = async () => app.fetch(continueAt, { method: 'POST', headers: { cookie: ann.cookie } });
  bank.fail('lost');
  await charge();
  expect(await stateOf(id)).toBe('created');
  await charge();
  await charge();
  expect([await stateOf(id), bank.payments.size]).toEqual(['paid', before + 1]);
  expect(await billingOf(app, ann).balance()).toBe(10_000);
  const receipt = bank.receipts.at(-1)?.receipt;
  expect(receipt?.items).toMatchObject([{ payment_mode: 'advance', payment_subject: 'payment' }]);
});

it('offers only the currencies that YooKassa charges, and nothing of an acquirer that is gone', async () => {
  const today = '2036-01-01';
  const termsOf = async (name: string) =>
    (await paymentMethodsOf(db, gateways, today)).find(({ id }) => id === name);
  expect(await termsOf('cards')).toMatchObject({ currencies: ['RUB'], unavailable: null });
  await assignMethods(db, { yookassa: ['ruCards'] });
  expect((await termsOf('cards'))?.unavailable).not.toBeNull();
  expect((await gatewayOfMethod(db, gateways, 'ruCards'))?.id).toBe('yookassa');
  expect((await gatewayOfMethod(db, createGateways([]), 'manual'))?.id).toBe('transfer');
});
