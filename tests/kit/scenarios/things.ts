import { billingContract } from '@app/contract/billing';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { supportContract } from '@app/contract/support';
import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { dayOf } from '@/domain/dates';
import { defaultConfiguration } from '@/domain/order/configuration';
import { draftOfPayer } from '@/domain/payment/payer';
import { checkOrderPrice } from '@/domain/payment/settlement';
import { makePayer } from '@/sample-data/payments';
import { NotTried } from '../breach';
import { answered, newKey, type Person, type Trial } from '../trial';

/* What the cases make for themselves: each through a call of the contract. */

/** On whose behalf the kit pays. */
export const payer = draftOfPayer(makePayer({ name: 'Проверка Контракта' }));

/** A question that nobody need answer. */
export const question = {
  subject: 'Contract check',
  service: null,
  serverId: null,
  department: 'technical',
  message: 'Written by verify-backend; please ignore.',
} as const;

/** An image by its first bytes, which is all that is looked at. */
export const image = Buffer.from('\x89PNG\r\n\x1a\nnot much of a picture', 'latin1');

export const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

/** A new ticket of somebody's, with a file. */
export const makeTicket = (trial: Trial, person: Person) =>
  answered(trial, person, supportContract.create, {
    body: question,
    files: [fileOf('kit.png', new Uint8Array(image))],
    key: newKey(),
  });

/** The body of a payment in rubles: for these entries, or on the balance. */
export function paymentBody(
  minor: number,
  { method = 'ruCards', entries = [] as readonly CartEntry[] } = {},
) {
  const amount = { currency: 'RUB', minor } as const;
  return { method, amount, payer, entries: wireEntries(entries), promo: null };
}

export const pay = (trial: Trial, body: ReturnType<typeof paymentBody>, key = newKey()) =>
  answered(trial, trial.customer, billingContract.pay, { body, key });

/** Enough for the least sum of every way to pay, in kopecks: 1 000.00. */
export const someMoney = 100_000;

/** The cheapest plan that is on sale, ordered for a month, and its price in kopecks. */
export async function cheapestOrder(trial: Trial): Promise<{ entry: OrderEntry; price: number }> {
  const { items: plans } = await answered(trial, null, catalogContract.plans);
  const { rates } = await answered(trial, null, catalogContract.rates);
  const [plan] = plans.toSorted((one, other) => one.price.monthly - other.price.monthly);
  if (!plan) throw new NotTried('nothing is on sale');
  const entry: OrderEntry = {
    kind: 'order',
    id: newKey(),
    plan: plan.name,
    configuration: { ...defaultConfiguration, os: { family: 'ubuntu', version: '24.04' } },
  };
  const order = { entries: [entry], promo: null, amount: { currency: 'RUB', minor: 0 } } as const;
  const market = { plans, servers: [], today: dayOf(new Date()) };
  const { total } = checkOrderPrice(order, null, market, rates);
  return { entry, price: total };
}
