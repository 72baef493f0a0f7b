import { afterEach, describe, expect, it } from 'vitest';
import { assignMethods } from '@app/server/catalogSeed/seed';
import { createGateways } from '@app/server/gateways/gateway';
import { createStripe } from '@app/server/gateways/stripe/gateway';
import { createYooKassa } from '@app/server/gateways/yookassa/gateway';
import { sweepPayments } from '@app/server/payments/inquiries';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, deliveredTo, makePaymentBody, newKey } from '../support/accountMoney';
import { incomingAt } from '../support/incoming';
import { signIn } from '../support/signedIn';
import { webhookSecret } from '../support/stripeEvents';
import { openStripe } from '../support/stripeServer';
import { createTestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';
import { openYooKassa } from '../support/yooKassaServer';

const price = 157_700;

const yooKassaBank = openYooKassa();
const stripeBank = openStripe();
const gateways = createGateways([
  createYooKassa({ shopId: '100500', secretKey: 'test_key', sendsReceipts: true, send: yooKassaBank.send }),
  createStripe({
    secretKey: stripeBank.secretKey,
    webhookSecret,
    site: 'localhost',
    send: stripeBank.send,
    retries: 0,
  }),
]);
const db = await openTestDatabase();
const app = createTestApp(db, { deps: { gateways, hasDemoData: false } });
await assignMethods(db, { yookassa: ['ruCards'], stripe: ['cards'] });

/** A request that an acquirer sends to the portal. */
interface Notice {
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface Acquirer {
  readonly id: 'yookassa' | 'stripe';
  readonly method: 'ruCards' | 'cards';
  /** Finds the payment's id in the address of its page. */
  readonly referenceIn: (page: URL) => string;
  readonly pay: (reference: string) => void;
  /** Makes a paid payment one of another currency. */
  readonly changeCurrency: (reference: string) => void;
  /** The next requests to it fail like this. */
  readonly fail: (...faults: ('silent' | 500)[]) => void;
  /** Notices about a payment as they would be sent now. */
  readonly notices: (reference: string) => readonly Notice[];
}

const acquirers: readonly Acquirer[] = [
  {
    id: 'yookassa',
    method: 'ruCards',
    referenceIn: (page) => page.searchParams.get('orderId') ?? '',
    pay: yooKassaBank.pay,
    changeCurrency(reference) {
      const payment = yooKassaBank.payments.get(reference);
      if (payment) payment.amount = { ...payment.amount, currency: 'USD' };
    },
    fail: yooKassaBank.fail,
    notices: (reference) => [{ body: yooKassaBank.notification(reference), headers: {} }],
  },
  {
    id: 'stripe',
    method: 'cards',
    referenceIn: ({ pathname }) => pathname.split('/').at(-1) ?? '',
    pay: stripeBank.pay,
    changeCurrency(reference) {
      const intent = stripeBank.intents.get(stripeBank.sessions.get(reference)?.payment_intent ?? '');
      if (intent) intent.currency = 'eur';
    },
    fail: stripeBank.fail,
    notices: (reference) =>
      stripeBank
        .events(reference)
        .map(({ body, signature }) => ({ body, headers: { 'stripe-signature': signature } })),
  },
];

/** Begins an order of a new customer and goes to the acquirer's page. */
async function begin({ method, referenceIn }: Acquirer) {
  const person = await signIn(app);
  const entries = [makeOrderEntry({ id: newKey() })];
  const body = makePaymentBody({ method, minor: price, entries });
  const { id, continueAt = '' } = await billingOf(app, person).begin(body);
  const answer = await app.fetch(continueAt, { headers: { cookie: person.cookie } });
  return {
    reference: referenceIn(new URL(answer.headers.get('location') ?? '', 'http://localhost')),
    /** State of the payment, delivered servers and balance. */
    outcome: async () => [
      (await billingOf(app, person).progress(id)).state,
      await deliveredTo(db, person.id),
      await billingOf(app, person).balance(),
    ],
  };
}

const send = async ({ id }: Acquirer, { body, headers }: Notice) => {
  const sender = incomingAt({ remoteAddress: '185.71.76.5' });
  return (await app.fetch(`/hooks/payments/${id}`, { method: 'POST', body, headers }, sender)).status;
};

/** Asks the acquirers about open payments after so many seconds. */
const sweepAfter = (seconds: number) => sweepPayments(app.deps, new Date(Date.now() + seconds * 1000));

const nothing = ['redirected', 0, 0];
const delivered = ['paid', 1, 0];

afterEach(async () => {
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  app.errors.length = 0;
  // The next test asks about its own payment only.
  await db.updateTable('payment').set({ inquireAt: null }).execute();
});

describe.each(acquirers)('$id', (acquirer) => {
  it('is queried when it reports nothing', async () => {
    const { reference, outcome } = await begin(acquirer);
    acquirer.pay(reference);
    await Promise.all([sweepAfter(11), sweepAfter(11)]);
    expect(await outcome()).toEqual(delivered);
  });

  it.each(['silent', 500] as const)('is queried again when it is %s', async (fault) => {
    const { reference, outcome } = await begin(acquirer);
    acquirer.pay(reference);
    acquirer.fail(fault);
    await sweepAfter(11);
    expect(await outcome()).toEqual(nothing);
    expect(app.errors).not.toEqual([]);
    await sweepAfter(120);
    expect(await outcome()).toEqual(delivered);
  });

  it.each(['silent', 500] as const)('reports again when it is %s for the portal', async (fault) => {
    const { reference, outcome } = await begin(acquirer);
    acquirer.pay(reference);
    for (const notice of acquirer.notices(reference)) {
      acquirer.fail(fault);
      expect(await send(acquirer, notice)).toBe(503);
      expect(await outcome()).toEqual(nothing);
    }
    for (const notice of acquirer.notices(reference)) expect(await send(acquirer, notice)).toBe(200);
    expect(await outcome()).toEqual(delivered);
  });

  it('may report the same thing several times at once, while it is queried', async () => {
    const { reference, outcome } = await begin(acquirer);
    acquirer.pay(reference);
    const notices = acquirer.notices(reference);
    expect(notices).not.toEqual([]);
    const repeated = [...notices, ...notices, ...notices].map((notice) => send(acquirer, notice));
    const [statuses] = await Promise.all([Promise.all(repeated), sweepAfter(11)]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await outcome()).toEqual(delivered);
  });

  it('may report an earlier state after a later one', async () => {
    const { reference, outcome } = await begin(acquirer);
    const early = acquirer.notices(reference);
    acquirer.pay(reference);
    const late = acquirer.notices(reference).toReversed();
    for (const notice of [...late, ...early, ...late]) expect(await send(acquirer, notice)).toBe(200);
    expect(await outcome()).toEqual(delivered);
  });

  it('delivers nothing for money of another currency, and says so in the log', async () => {
    const { reference, outcome } = await begin(acquirer);
    acquirer.pay(reference);
    acquirer.changeCurrency(reference);
    for (const notice of acquirer.notices(reference)) expect(await send(acquirer, notice)).not.toBe(200);
    await sweepAfter(11);
    expect(await outcome()).toEqual(nothing);
    expect(app.errors).not.toEqual([]);
  });
});
