import { afterEach, expect, it } from 'vitest';
import { paymentNumbered } from '@app/server/billing/refunds';
import { gatewayOfMethod } from '@app/server/catalog/read';
import { assignMethods } from '@app/server/catalogSeed/seed';
import { changesOfOne } from '@app/server/changes';
import { refundPayment } from '@app/server/consequences/money';
import { lockCustomer } from '@app/server/customers/lock';
import { openAcquirers } from '@app/server/gateways/configuredGateways';
import { createGateways } from '@app/server/gateways/gateway';
import { createStripe } from '@app/server/gateways/stripe/gateway';
import { createWorker } from '@app/server/jobs/worker';
import { kopecks } from '@/domain/money/money';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, deliveredTo, makePaymentBody, newKey } from '../support/accountMoney';
import { handlersOf } from '../support/jobHandlers';
import { openAccount } from '../support/openAccount';
import { webhookSecret } from '../support/stripeEvents';
import { openStripe } from '../support/stripeServer';
import { createTestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';

const bank = openStripe();
const stripe = createStripe({
  secretKey: bank.secretKey,
  webhookSecret,
  site: 'localhost',
  send: bank.send,
  retries: 0,
});
const gateways = createGateways([stripe]);
const db = await openTestDatabase();
const app = createTestApp(db, { deps: { gateways, hasDemoData: false } });
await assignMethods(db, { stripe: ['cards'] });
const ann = await openAccount(app);

afterEach(async () => {
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  app.errors.length = 0;
});

/** Begins an order of 1577.00 and goes to Stripe's page. */
async function begin(changes: Parameters<typeof makePaymentBody>[0] = {}) {
  const entries = [makeOrderEntry({ id: newKey() })];
  const body = makePaymentBody({ method: 'cards', minor: 157_700, entries, ...changes });
  const { id, continueAt = '' } = await billingOf(app, ann).begin(body);
  const answer = await app.fetch(continueAt, { headers: { cookie: ann.cookie } });
  const page = new URL(answer.headers.get('location') ?? '', 'http://localhost');
  return { id, page, reference: page.pathname.split('/').at(-1) ?? '' };
}

/** Sends the events about an object, the last one first, and returns the statuses of the answers. */
async function notify(about: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const { body, signature } of bank.events(about).toReversed()) {
    const headers = { 'stripe-signature': signature };
    statuses.push((await app.fetch('/hooks/payments/stripe', { method: 'POST', body, headers })).status);
  }
  return statuses;
}

const stateOf = async (id: number) => (await billingOf(app, ann).progress(id)).state;

it('delivers an order once, after Stripe has the money, and refunds it', async () => {
  const { id, page, reference } = await begin({ savesCard: true });
  expect(page.origin).toBe('https://checkout.stripe.com');
  expect([await stateOf(id), await deliveredTo(db, ann.id)]).toEqual(['redirected', 0]);
  bank.pay(reference);
  bank.fail(500);
  expect(await notify(reference)).toEqual([503]);
  expect([await stateOf(id), await deliveredTo(db, ann.id)]).toEqual(['redirected', 0]);
  for (let time = 0; time < 2; time += 1) expect(await notify(reference)).toEqual([200]);
  for (const intent of bank.intents.keys()) expect(await notify(intent)).toEqual([200]);
  expect([await stateOf(id), await deliveredTo(db, ann.id)]).toEqual(['paid', 1]);
  expect(await db.selectFrom('unclaimedMoney').selectAll().execute()).toEqual([]);
  const cards = await db.selectFrom('savedCard').selectAll().where('userId', '=', ann.id).execute();
  expect(cards).toMatchObject([{ gateway: 'stripe', brand: 'visa', lastDigits: '4242', expires: '2031-07' }]);

  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, ann.id);
    const row = await paymentNumbered(tx, ann.id, id);
    if (!row) throw new Error('No such payment');
    const refund = { amount: kopecks(57_700), target: 'method', note: 'Promised', now: new Date() } as const;
    await refundPayment(tx, row, refund);
  });
  const { log } = app.deps;
  await createWorker({ db, changes: changesOfOne(), handlers: handlersOf(gateways), log }).runDue();
  expect([...bank.refunds.values()]).toMatchObject([{ amount: 57_700, status: 'succeeded' }]);
});

it('refuses an event with another signature, and delivers nothing for another sum than is due', async () => {
  const { id, reference } = await begin();
  const before = await deliveredTo(db, ann.id);
  bank.pay(reference);
  const [event] = bank.events(reference);
  const forged = await app.fetch('/hooks/payments/stripe', {
    method: 'POST',
    body: event?.body ?? '',
    headers: { 'stripe-signature': 't=1,v1=00' },
  });
  expect(forged.status).toBe(400);
  const intent = bank.intents.get(bank.sessions.get(reference)?.payment_intent ?? '');
  if (intent) intent.amount_received = 100;
  expect(await notify(reference)).toEqual([400]);
  expect([await stateOf(id), await deliveredTo(db, ann.id)]).toEqual(['redirected', before]);
});

it('charges a saved card once, without a page, and its event changes nothing', async () => {
  const card = await db
    .selectFrom('savedCard')
    .select('id')
    .where('userId', '=', ann.id)
    .executeTakeFirstOrThrow();
  const body = makePaymentBody({ method: 'cards', card: String(card.id) });
  const { id, continueAt = '' } = await billingOf(app, ann).begin(body);
  const before = bank.intents.size;
  const charge = async () => app.fetch(continueAt, { method: 'POST', headers: { cookie: ann.cookie } });
  bank.fail('lost');
  await charge();
  expect(await stateOf(id)).toBe('created');
  await charge();
  await charge();
  expect([await stateOf(id), bank.intents.size]).toEqual(['paid', before + 1]);
  const balance = await billingOf(app, ann).balance();
  expect(balance).toBe(10_000);
  expect(await notify([...bank.intents.keys()].at(-1) ?? '')).toEqual([200]);
  expect(await billingOf(app, ann).balance()).toBe(balance);
});

it('is opened only where it is configured, and gives its methods back when it is gone', async () => {
  expect(await openAcquirers({ yooKassa: null, stripe: null })).toEqual([]);
  const [opened] = await openAcquirers({
    yooKassa: null,
    stripe: {
      secretKey: 'sk_test_1',
      webhookSecret,
      site: 'localhost',
      makesInvoices: false,
      methods: ['cards'],
    },
  });
  expect([opened?.id, opened?.currencies]).toEqual(['stripe', ['RUB', 'USD', 'EUR']]);
  expect((await gatewayOfMethod(db, gateways, 'cards'))?.id).toBe('stripe');
  await assignMethods(db, {});
  expect(await gatewayOfMethod(db, gateways, 'cards')).toBeNull();
});
