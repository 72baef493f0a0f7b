import type { billingContract } from '@app/contract/billing';
import { wireEntries } from '@app/contract/cartEntries';
import { kopecks, sumMoney } from '@/domain/money/money';
import { toRubles, type ExchangeRates } from '@/domain/payment/currency';
import { paymentLifetimeMs } from '@/domain/payment/inquiry';
import { isCardMethod } from '@/domain/payment/method';
import { isCardExpired } from '@/domain/payment/savedCard';
import { isOpen } from '@/domain/payment/paymentState';
import {
  acceptPayment,
  priceDifference,
  canPayBills,
  fulfilmentOf,
  coversAmount,
  type NewPayment,
} from '@/domain/payment/settlement';
import { lockCustomer } from '../customers/lock';
import { todayOf } from '../settings/storedSettings';
import { ratesOf } from '../catalog/rates';
import { gatewayOfMethod, paymentMethodsOf } from '../catalog/read';
import type { Db } from '../db/database';
import type { PaymentGateway } from '../gateways/gateway';
import { continuePath } from '../gateways/gatewayOrder';
import type { CallInput, Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { balanceOf } from '../ledger/balance';
import { requireListedBackups } from '../billing/orderedBackups';
import { acceptOrder, type AcceptedOrder } from '../billing/orders';
import { lockPayable } from '../billing/lockUnpaid';
import { isBought } from '../billing/openPayments';
import { owedOf, type PaymentSource } from '../billing/payments';
import { addPayment, payFromBalance } from '../consequences/money';
import { wirePayment, type PaymentRow } from '../billing/rows';

type PayInput = CallInput<typeof billingContract.pay>;

type BillOffer = Pick<PayInput['body'], 'amount' | 'fromBalance' | 'method'> & { bills: readonly number[] };

const nothingOrdered: AcceptedOrder = { entries: [], promo: null, shares: [] };

/** Returns the source of an accepted payment: the bank's due sum and its expiry. */
function paymentSourceOf(
  gateway: PaymentGateway | null,
  { body, now }: Pick<PayInput, 'body' | 'now'>,
  payment: NewPayment,
  { shares, rates }: { shares: PaymentSource['shares']; rates: ExchangeRates },
): PaymentSource {
  const due = payment.amountInPaymentCurrency;
  const isAtBank = gateway?.kind === 'hosted';
  return {
    gateway: gateway?.id ?? null,
    payer: body.payer,
    shares,
    commission: kopecks(gateway ? toRubles(due, rates) - toRubles(body.amount, rates) : 0),
    bank: isAtBank ? { due, expiresAt: new Date(now.getTime() + paymentLifetimeMs) } : null,
  };
}

/** Refuses unless the offer equals the total of these bills and the method can pay bills. */
async function acceptBills(
  db: Db,
  userId: string,
  { bills, amount, fromBalance, method }: BillOffer,
  rates: ExchangeRates,
): Promise<void> {
  const rows = await lockPayable(db, userId, bills);
  if (!canPayBills(method, amount)) throw refusal('declined');
  const difference = priceDifference(sumMoney(rows.map(owedOf)), { amount, fromBalance }, rates);
  if (difference) throw refusal('priceChanged', difference);
}

/** Returns how a card takes part: it is saved, or pays by its token. Refuses an unusable card. */
async function cardOf(
  db: Db,
  userId: string,
  { method, card: id, savesCard = false }: Pick<PayInput['body'], 'method' | 'card' | 'savesCard'>,
  now: Date,
): Promise<Pick<PaymentSource, 'card'>> {
  if (id === undefined) return savesCard && isCardMethod(method) ? { card: { savesCard } } : {};
  const card = await db
    .selectFrom('savedCard')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (card?.method !== method || isCardExpired(card, await todayOf(db, now))) throw refusal('unavailable');
  return { card: { cardToken: card.token } };
}

const read = (db: Db, userId: string, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('userId', '=', userId).where('id', '=', id).executeTakeFirst();

const continueAtOf = ({ id, state, due }: PaymentRow): string | null =>
  isOpen(state) && due !== null ? continuePath(id) : null;

/**
 * Creates a payment and holds its part of the balance; if the balance covers all, it is paid at once. No bank is called
 * inside this transaction: the payer goes to `continueAt`, which calls it.
 */
async function payIn(db: Db, { caller, body, now, gateways, changed }: PayInput) {
  const userId = caller.id;
  await lockCustomer(db, userId);
  const rates = await ratesOf(db);
  const accepted = acceptPayment(body, await paymentMethodsOf(db, gateways, await todayOf(db, now)), rates);
  if (accepted.status === 'refused') throw refusal(accepted.refusal);
  const { paymentMethod } = accepted.value;
  // The balance has no gateway.
  const gateway = paymentMethod === 'balance' ? null : await gatewayOfMethod(db, gateways, paymentMethod);
  if (!gateway && paymentMethod !== 'balance') throw refusal('unavailable');
  const { fromBalance = kopecks(0) } = body;
  const isTopUp = body.entries.length === 0;
  const bills = isTopUp ? (body.bills ?? []) : [];
  // The balance cannot top itself up.
  if (isTopUp && bills.length === 0 && fromBalance > 0) throw refusal('declined');
  if (!coversAmount(await balanceOf(db, userId), fromBalance)) throw refusal('insufficientBalance');
  // The exchange rate has changed since.
  const { amount: expected } = accepted.value;
  const { credited = expected } = body;
  if (isTopUp && bills.length === 0 && credited !== expected)
    throw refusal('priceChanged', { expected, given: credited });
  if (bills.length > 0) await acceptBills(db, userId, { ...body, bills }, rates);
  if (await isBought(db, userId, body.entries)) throw refusal('alreadySettled');
  const order = isTopUp ? nothingOrdered : await acceptOrder(db, body, { userId, rates, now });
  const payment = accepted.value;
  const card = gateway ? await cardOf(db, userId, body, now) : {};
  const way = {
    ...paymentSourceOf(gateway, { body, now }, payment, { shares: order.shares, rates }),
    ...card,
  };
  const { shares: _shares, ...ordered } = order;
  const row = await addPayment(db, { userId, payment, ...ordered, reason: null, now, way, bills });
  if (row.fromBalance === row.amount) await payFromBalance(db, row, now);
  changed(userId, 'account', 'payments', 'notifications', 'servers', 'cart');
  const made = (await read(db, userId, row.id)) ?? row;
  const continueAt = continueAtOf(made);
  return { ...wirePayment(made), ...(continueAt === null ? {} : { continueAt }) };
}

/** Pays, once the provider has confirmed the backups that are ordered with new servers. */
export const pay: Handlers<typeof billingContract>['pay'] = async (input) => {
  const { db, caller, body, views, stored } = input;
  await requireListedBackups(db, caller.id, body.entries, views);
  return stored((tx) => payIn(tx, input));
};

/** Returns a payment's progress, with the data for a retry. */
export const progress: Handlers<typeof billingContract>['progress'] = async ({ db, caller, params }) => {
  const row = await read(db, caller.id, params.id);
  if (!row) throw refusal('notFound');
  const fulfilment = fulfilmentOf(row.entries);
  return {
    payment: wirePayment(row),
    state: row.state,
    reason: row.declineReason,
    continueAt: continueAtOf(row),
    email: row.payerDraft?.email ?? caller.email,
    order:
      fulfilment?.kind === 'deliver' ? { entries: wireEntries(fulfilment.entries), promo: row.promo } : null,
    bills: (row.bills ?? []).map(String),
  };
};
