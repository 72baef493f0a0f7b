import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { billingContract } from '@app/contract/billing';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { supportContract } from '@app/contract/support';
import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { defaultConfiguration } from '@/domain/order/configuration';
import type { ExchangeRates } from '@/domain/payment/currency';
import { draftOfPayer } from '@/domain/payment/payer';
import { checkOrderPrice } from '@/domain/payment/settlement';
import type { Plan } from '@/domain/catalog/plan';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { makePayer } from '@/sample-data/payers';
import { makeNewTicket } from '@/sample-data/tickets';
import { samplePrices } from '@/sample-data/prices';
import { Skipped } from '../contractViolation';
import { answered, newKey, type Person, type TestContext } from '../testContext';

/* Resources that cases create, each by calls of the contract. */

/** Payer of the kit's payments. */
export const payer = draftOfPayer(makePayer({ name: 'Проверка Контракта' }));

/** A ticket that needs no answer. */
export const question = {
  ...makeNewTicket({
    subject: 'Contract check',
    service: null,
    message: 'Written by verify-backend; please ignore.',
  }),
  serverId: null,
};

/** An image by its first bytes, which determine the type. */
export const image = Buffer.from('\x89PNG\r\n\x1a\nnot much of a picture', 'latin1');

export const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

/** Creates a ticket with a file. */
export const makeTicket = (context: TestContext, person: Person) =>
  answered(context, person, supportContract.create, {
    body: question,
    files: [fileOf('kit.png', new Uint8Array(image))],
    key: newKey(),
  });

/**
 * Body of a payment in rubles, for entries or a top-up. By default a transfer, because it needs no bank page and an
 * administrator confirms it. A part `fromBalance` is paid at once.
 */
export function paymentBody(
  minor: number,
  { method = 'manual', entries = [] as readonly CartEntry[], fromBalance = 0 } = {},
) {
  const amount = { currency: 'RUB', minor } as const;
  const body = { method, amount, payer, entries: wireEntries(entries), promo: null };
  return fromBalance > 0 ? { ...body, fromBalance } : body;
}

export const pay = (context: TestContext, body: ReturnType<typeof paymentBody>, key = newKey()) =>
  answered(context, context.customer, billingContract.pay, { body, key });

/**
 * Tops up the balance to at least this many kopecks. Uses a method that pays at once, or a transfer that an
 * administrator confirms.
 */
export async function fund(context: TestContext, least: number): Promise<void> {
  const { admin, customer } = context;
  const { balance } = await answered(context, customer, accountContract.summary);
  if (balance >= least) return;
  const minor = Math.max(least - balance, someMoney);
  if (admin) {
    const { id, status, amountInPaymentCurrency: amount } = await pay(context, paymentBody(minor));
    const received = { params: { id: String(id) }, key: newKey(), body: { amount } };
    if (status === 'Pending') await answered(context, admin, adminContract.processPayment, received);
    return;
  }
  const { items } = await answered(context, null, catalogContract.paymentMethods);
  for (const { id: method } of items.filter((each) => !each.unavailable && each.currencies.includes('RUB'))) {
    const { id, status } = await pay(context, paymentBody(minor, { method }));
    if (status === 'Paid') return;
    await answered(context, customer, billingContract.deletePending, { body: { ids: [String(id)] } });
  }
  throw new Skipped(
    `the balance is below ${least} kopecks, and nobody was given who processes a transfer (--admin)`,
  );
}

/** Above the minimum of every payment method, in kopecks: 1 000.00. */
export const someMoney = 100_000;

/** Enough for a more expensive tariff, in kopecks: 10 000.00. */
export const plentyOfMoney = 1_000_000;

/** Returns an order of the cheapest plan for a month, and its price in kopecks. */
export async function cheapestOrder(context: TestContext) {
  const { items: plans } = await answered(context, null, catalogContract.plans);
  const { rates } = await answered(context, null, catalogContract.rates);
  return cheapestOf(plans, rates);
}

/** Returns an order of the cheapest of these plans for a month, and its price in kopecks. */
export function cheapestOf(
  plans: readonly Plan[],
  rates: ExchangeRates,
): { entry: OrderEntry; price: number } {
  const [plan] = plans.toSorted((one, other) => one.price.monthly - other.price.monthly);
  if (!plan) throw new Skipped('nothing is on sale');
  const entry: OrderEntry = {
    kind: 'order',
    id: newKey(),
    plan: plan.name,
    configuration: { ...defaultConfiguration, os: { family: 'ubuntu', version: '24.04' } },
  };
  const order = { entries: [entry], promo: null, amount: { currency: 'RUB', minor: 0 } } as const;
  const market = { plans, prices: samplePrices, servers: [], today: dayIn(defaultTimeZone, new Date()) };
  const { total } = checkOrderPrice(order, null, market, rates);
  return { entry, price: total };
}
