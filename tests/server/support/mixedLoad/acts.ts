import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { adminContract } from '@app/contract/admin';
import { billingContract } from '@app/contract/billing';
import type { Call } from '@app/contract/call';
import { cartContract } from '@app/contract/cart';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { wireEntries } from '@app/contract/cartEntries';
import { makeOrderEntry } from '@/sample-data/cart';
import { makePayer, organizationPayer } from '@/sample-data/payers';
import { samplePrices } from '@/sample-data/prices';
import { draftOfPayer } from '@/domain/payment/payer';
import { kopecks } from '@/domain/money/money';
import { periodPrice } from '@/domain/pricing/period';
import { makePaymentBody } from '../accountMoney';
import { tariffBody } from '../tariffCharge';
import { payAtBankOn } from '../atBank';
import type { CallParts } from '../signedIn';
import { callOn } from './client';
import { record, type ActKind, type Journal, type Outcome } from './journal';
import type { LoadPerson } from './person';

/** Person who acts, the place, and a source of chance: a number from 0 up to the given one. */
export interface Actor {
  readonly person: LoadPerson;
  readonly journal: Journal;
  readonly origin: string;
  readonly pick: (below: number) => number;
}

type Parts = Omit<CallParts, 'key' | 'headers'>;

/** Makes a call as an act. One with a key is sometimes made twice at once, as by a second click. */
async function act(
  { person: { email, cookie }, journal, origin, pick }: Actor,
  kind: ActKind,
  one: Call,
  parts: Parts,
  mark = '',
): Promise<Outcome> {
  const key = one.requiresIdempotencyKey ? `${kind}-${randomUUID()}` : null;
  const again = (at: string) => callOn(at, cookie, one, key === null ? parts : { ...parts, key });
  const made = { email, kind, key, mark, again };
  const twin = key !== null && pick(4) === 0 ? record(journal, made, origin) : null;
  const outcome = await record(journal, made, origin);
  await twin;
  return outcome;
}

const idSchema = v.object({ id: v.string() });
const continueSchema = v.object({ continueAt: v.string() });

/** Pays by card in the portal and then at the bank; the server polls for payments that are cut off there. */
async function payByCard(actor: Actor, body: unknown): Promise<void> {
  const outcome = await act(actor, 'pay', billingContract.pay, { body });
  if (outcome.status !== 'acknowledged') return;
  const { continueAt } = v.parse(continueSchema, outcome.body);
  await payAtBankOn(actor.origin, actor.person.cookie, continueAt).catch(() => null);
}

/** Id of the created row; null if it is unknown whether there is one. */
const idOf = (outcome: Outcome) =>
  outcome.status === 'acknowledged' ? v.parse(idSchema, outcome.body).id : null;

/** Prices of Diadem[GB] for a month, with and without WELCOME10. */
const orderPrice = 157_700;
const reducedPrice = 141_930;

async function order(actor: Actor): Promise<void> {
  const promo = actor.pick(3) === 0 ? 'WELCOME10' : null;
  const minor = promo === null ? orderPrice : reducedPrice;
  const body = makePaymentBody({ minor, entries: [makeOrderEntry({ id: randomUUID() })], promo });
  await payByCard(actor, body);
}

async function orderOnBill(actor: Actor): Promise<void> {
  const entries = [makeOrderEntry({ id: randomUUID() })];
  const body = makePaymentBody({ method: 'manual', minor: orderPrice, entries });
  const id = idOf(await act(actor, 'pay', billingContract.pay, { body }));
  if (id !== null) actor.person.bills.push(id);
}

async function payBill(actor: Actor): Promise<void> {
  const id = actor.person.bills.shift();
  const body = { ids: [id], charge: orderPrice };
  if (id !== undefined) await act(actor, 'settle', billingContract.payPending, { body }, id);
}

async function topUp(actor: Actor): Promise<void> {
  const body = makePaymentBody({ minor: 5_000 + actor.pick(2_000_000) });
  await payByCard(actor, body);
}

async function renew(actor: Actor): Promise<void> {
  const serverId = actor.person.renewed;
  const entries = [{ kind: 'renewal', id: randomUUID(), serverId, period: 'month' }];
  const body = { ...makePaymentBody({ minor: orderPrice }), entries };
  await payByCard(actor, body);
}

/** A year of a server in an organization's name, by a card that is saved: acts state it month by month. */
export async function payForYear(actor: Actor): Promise<void> {
  const entries = [{ kind: 'renewal', id: randomUUID(), serverId: actor.person.renewed, period: 'year' }];
  const minor = periodPrice(kopecks(orderPrice), 'year', samplePrices.discounts);
  const payer = draftOfPayer(organizationPayer);
  await payByCard(actor, { ...makePaymentBody({ minor, payer, savesCard: true }), entries });
}

/** A part of the balance, or the whole price of the order, which is then paid at once. */
async function orderFromBalance(actor: Actor): Promise<void> {
  const fromBalance = actor.pick(2) === 0 ? orderPrice : 50_000;
  const entries = [makeOrderEntry({ id: randomUUID() })];
  const body = makePaymentBody({ minor: orderPrice - fromBalance, fromBalance, entries });
  if (fromBalance === orderPrice) await act(actor, 'pay', billingContract.pay, { body });
  else await payByCard(actor, body);
}

async function changeTariff(actor: Actor): Promise<void> {
  const { origin, person } = actor;
  const params = { id: person.server };
  const tariff = samplePrices.tariffs[actor.pick(samplePrices.tariffs.length)]?.name;
  const read = await callOn(origin, person.cookie, serversContract.settings, { params });
  if (tariff === undefined || read.status !== 'acknowledged') return;
  const { server } = v.parse(serversContract.settings.answer, read.body);
  await act(actor, 'tariff', serversContract.changeTariff, { params, body: tariffBody(server, tariff) });
}

const settingsSchema = v.object({
  version: v.string(),
  settings: v.looseObject({ name: v.string() }),
});

async function edit(actor: Actor): Promise<void> {
  const { origin, person } = actor;
  const params = { id: person.server };
  const read = await callOn(origin, person.cookie, serversContract.settings, { params });
  if (read.status !== 'acknowledged') return;
  const { version, settings } = v.parse(settingsSchema, read.body);
  const name = randomUUID();
  const body = { settings: { ...settings, name }, charge: 0, password: null, userPassword: null };
  await act(actor, 'edit', serversContract.save, { params, version, body }, name);
}

async function reboot(actor: Actor): Promise<void> {
  const { server } = actor.person;
  await act(actor, 'reboot', serversContract.reboot, { body: { ids: [server] } }, server);
}

/** A file of several stored chunks, whose name determines its content. */
export function smallFile(pick: Actor['pick']): File {
  const content = `${randomUUID()}\n`.repeat(1 + pick(8000));
  return new File([content], `${createHash('sha256').update(content).digest('hex')}.txt`);
}

async function writeTicket(actor: Actor): Promise<void> {
  const { person, pick } = actor;
  const body = {
    subject: randomUUID(),
    service: 'vps',
    serverId: person.server,
    department: 'technical',
    message: 'nginx отвечает 502',
  };
  const id = idOf(await act(actor, 'ticket', supportContract.create, { body, files: [smallFile(pick)] }));
  if (id !== null) person.tickets.push(id);
}

async function reply(actor: Actor): Promise<void> {
  const { person, pick } = actor;
  const id = person.tickets[pick(person.tickets.length)];
  if (id === undefined) return writeTicket(actor);
  const parts = { params: { id }, body: { message: 'Журнал во вложении' }, files: [smallFile(pick)] };
  await act(actor, 'reply', supportContract.reply, parts);
}

async function changeCart(actor: Actor): Promise<void> {
  const id = randomUUID();
  const read = await callOn(actor.origin, actor.person.cookie, cartContract.load, {});
  if (read.status !== 'acknowledged') return;
  const { version } = v.parse(v.object({ version: v.string() }), read.body);
  const body = { entries: wireEntries([makeOrderEntry({ id })]) };
  await act(actor, 'cart', cartContract.save, { body, version }, id);
}

async function addPayer(actor: Actor): Promise<void> {
  const name = randomUUID();
  await act(actor, 'payer', billingContract.addPayer, { body: draftOfPayer(makePayer({ name })) }, name);
}

/** Acts that move a customer's money, and all their other acts: the two groups run side by side. */
export const customerActs: readonly (readonly ((actor: Actor) => Promise<void>)[])[] = [
  [order, orderFromBalance, orderOnBill, payBill, topUp, topUp, renew, changeTariff],
  [edit, reboot, writeTicket, reply, changeCart, addPayer],
];

/** A customer's top-up by bank transfer, and the administrator who takes it for received. */
export async function processTopUp(customer: Actor, admin: LoadPerson): Promise<void> {
  const body = makePaymentBody({ method: 'manual', minor: 10_000 });
  const id = idOf(await act(customer, 'pay', billingContract.pay, { body }));
  if (id === null) return;
  // With the commission of the method.
  const parts = { params: { id }, body: { amount: { currency: 'RUB', minor: 10_500 } } };
  await act({ ...customer, person: admin }, 'process', adminContract.processPayment, parts, id);
}
