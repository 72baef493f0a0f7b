import { sql } from 'kysely';
import { refundName } from '@/domain/admin/refund';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { CurrencyAmount } from '@/domain/payment/currency';
import { isTransferred } from '@/domain/payment/method';
import {
  afterRefund,
  refundParts,
  toPaymentCurrency,
  type Refundable,
  type RefundReason,
  type RefundTarget,
} from '@/domain/payment/refund';
import { paymentNumber } from '@/domain/payment/payment';
import { coversAmount } from '@/domain/payment/settlement';
import { auditSystem } from '../audit/audit';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueue } from '../jobs/enqueue';
import { payerOf } from '../payers/payers';
import { customerAccount, isBooked, sumOf, type Entry } from '../ledger/ledger';
import { toStep, type Consequence, type Step } from './consequence';
import { keyOf, move } from './paymentTransitions';
import { postMoney } from './postMoney';
import { isTopUp, type PaymentRow } from './rows';
import { mailRefund, notifyRefund } from './notifyRefund';

/*
 * Refunds (D27). Each is a row with its entries in the books, made in the transaction of what it follows from, under the customer's
 * lock; the database refuses one beyond what was paid. What goes back to where it came from is sent afterwards: by its gateway
 * (refundJob.ts), or of a bank transfer by an administrator (admin/refunds.ts). The callers announce `account`, `payments` and `notifications`.
 */

/** Subject of a refund. */
export interface Refund {
  readonly userId: string;
  /** Null for what was charged to the balance at once. */
  readonly payment: PaymentRow | null;
  /** The item of an order that it is for. */
  readonly operationId: number | null;
  /** Kopecks, above zero. */
  readonly amount: Money;
  readonly target: RefundTarget;
  readonly reason: RefundReason;
  /** An administrator's words for it. */
  readonly note?: string;
  readonly now: Date;
  /** Of its entry in the books, where what it follows from has one of its own. */
  readonly key?: string;
}

/** Kopecks given back of a payment or an item so far: in all, and by the way they came. */
async function returnedOf(
  db: Db,
  of: 'paymentId' | 'operationId',
  id: number,
): Promise<{ total: number; byMethod: number }> {
  return db
    .selectFrom('refund')
    .select([
      sql<number>`coalesce(sum("amount"), 0)::bigint`.as('total'),
      sql<number>`coalesce(sum("amount") filter (where "target" = 'method'), 0)::bigint`.as('byMethod'),
    ])
    .where(of, '=', id)
    .where('canceledAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/**
 * Returns the sender of a payment's refund to its source. It is the payment's gateway, in the currency of the payment,
 * or an administrator; null for nobody.
 */
function senderOf({ due, reference, method }: PaymentRow): 'gateway' | 'administrator' | null {
  if (due) return reference === null ? null : 'gateway';
  return isTransferred(method) ? 'administrator' : null;
}

/** Returns the part of a payment that came by a refundable method. Kopecks. */
async function cameByMethod(db: Db, row: PaymentRow) {
  const { id, userId, amount, fromBalance } = row;
  if (senderOf(row) === null) return 0;
  const [isThere, isFromBalance] = await Promise.all([
    isBooked(db, userId, keyOf(id, 'money')),
    isBooked(db, userId, keyOf(id, 'balance')),
  ]);
  // What came for a payment that the balance had paid for by then is on the balance.
  return isThere && !isFromBalance ? amount - fromBalance : 0;
}

/** Returns how much of a payment can still be refunded: nothing of one that is not paid. */
export async function refundableOf(db: Db, row: PaymentRow): Promise<Refundable> {
  if (row.state !== 'paid') return { left: kopecks(0), byMethod: kopecks(0) };
  const returned = await returnedOf(db, 'paymentId', row.id);
  const left = kopecks(row.amount - returned.total);
  const came = await cameByMethod(db, row);
  return { left, byMethod: kopecks(Math.max(0, Math.min(left, came - returned.byMethod))) };
}

/** Calculates the amount that a gateway sends back for a refund. Null if no gateway took the payment. */
async function sentByGateway(db: Db, row: PaymentRow, refund: Money): Promise<CurrencyAmount | null> {
  const { due, amount, fromBalance, commission } = row;
  if (!due) return null;
  const paid = { amount: kopecks(amount - fromBalance), commission: kopecks(commission), paid: due };
  const { byMethod } = await returnedOf(db, 'paymentId', row.id);
  return toPaymentCurrency(paid, kopecks(byMethod), refund);
}

/** Returns how much of an order's item can still be refunded. Kopecks. */
export async function leftOfItem(db: Db, { id, amount }: { id: number; amount: number }): Promise<Money> {
  return kopecks(amount - (await returnedOf(db, 'operationId', id)).total);
}

/** Where a refund's money is from: what topped up the balance is taken from there again. */
export const sourceOf = ({ userId, payment }: Pick<Refund, 'userId' | 'payment'>) =>
  payment && isTopUp(payment) ? customerAccount(userId) : 'refunds';

/** A part of a refund, in one place. */
async function addPart(
  tx: Db,
  refund: Refund,
  { amount, target }: { amount: Money; target: RefundTarget },
): Promise<readonly Consequence[]> {
  const { userId, payment, operationId, reason, note = null, now, key } = refund;
  const { email } = await tx
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isByMethod = target === 'method';
  const isByHand = isByMethod && payment !== null && senderOf(payment) === 'administrator';
  const isByGateway = isByMethod && !isByHand;
  const sent = isByGateway && payment ? await sentByGateway(tx, payment, amount) : null;
  const { id } = await tx
    .insertInto('refund')
    .values({
      userId,
      email,
      paymentId: payment?.id ?? null,
      operationId,
      amount,
      target,
      reason,
      note,
      at: now,
      endedAt: isByMethod ? null : now,
      gateway: isByGateway ? (payment?.gateway ?? null) : null,
      reference: isByGateway ? (payment?.reference ?? null) : null,
      sent: sent && JSON.stringify(sent),
      recipient: isByHand ? JSON.stringify(await payerOf(tx, payment)) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const to: Entry['account'] = isByMethod ? 'returning' : customerAccount(userId);
  const consequences = await postMoney(tx, {
    userId,
    key: key ?? `refund:${id}`,
    at: now,
    entries: [
      { account: sourceOf(refund), amount: 0 - amount },
      { account: to, amount },
    ],
  });
  if (!isByMethod)
    await mailRefund(tx, { id, userId, paymentId: payment?.id ?? null, amount, target, reason }, now);
  if (payment && !isByHand)
    await enqueue(tx, [
      { kind: 'refundPaper', key: `refundPaper:${id}`, payload: { refundId: id }, runAt: now },
    ]);
  if (isByHand)
    await auditSystem(tx, {
      now,
      kind: 'refundToSend',
      subject: refundName(id),
      customer: email,
      after: { amount, payment: paymentNumber(payment.id) },
    });
  if (isByGateway)
    await enqueue(tx, [{ kind: 'refund', key: `refund:${id}`, payload: { refundId: id }, runAt: now }]);
  return consequences;
}

/** Tells the customer what is on the balance again; what goes back to where it came from is told of once it is sent (D31). */
export async function notifyCredit(tx: Db, userId: string, amount: Money, now: Date): Promise<void> {
  if (amount > 0) await notifyRefund(tx, userId, { amount, target: 'balance' }, now);
}

/**
 * Gives money back: as much as can be by the way it came where that is the target, the rest to the balance. A payment of which all
 * is given back is `refunded` from then on.
 *
 * @param refundable of its payment, as `refundableOf` gave it under the customer's lock
 * @returns what can be given back of the payment afterwards, and what of this went to the balance: the caller tells of it
 */
export async function addRefund(
  tx: Db,
  refund: Refund,
  refundable: Refundable,
): Promise<Step<{ after: Refundable; credited: Money }>> {
  const parts = refundParts(refund.amount, await sendableTo(tx, refund), refundable);
  const consequences: Consequence[] = [];
  for (const part of parts) consequences.push(...(await addPart(tx, refund, part)));
  const after = afterRefund(refundable, parts);
  const { payment } = refund;
  // One that the balance paid for may have been paid at the bank as well, and not reported: it is still inquired.
  if (payment && after.left === 0) await move(tx, payment, 'refunded', { inquireAt: payment.inquireAt });
  const credited = sumMoney(parts.filter(({ target }) => target === 'balance').map(({ amount }) => amount));
  return { value: { after, credited }, consequences };
}

/** The payment of a number; null for none. Whoever acts on it holds the customer's lock. */
export async function paymentNumbered(db: Db, userId: string, id: number | null): Promise<PaymentRow | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Where a refund goes: what is less than a cent of its payment's currency stays on the balance. */
async function sendableTo(tx: Db, { payment, target, amount }: Refund): Promise<RefundTarget> {
  if (target === 'balance' || !payment) return target;
  const sent = await sentByGateway(tx, payment, amount);
  return sent?.minor === 0 ? 'balance' : 'method';
}

/** Returns the refundable amount without a payment: it is bounded by the item alone. */
export const withoutPayment = (left: Money): Refundable => ({ left, byMethod: kopecks(0) });

/** Gives back to the balance what is left of an item that could not be delivered; gives how much that was. */
export async function refundItem(
  tx: Db,
  item: { id: number; userId: string; amount: number; orderId: number | null },
  now: Date,
  key: string,
): Promise<Step<Money>> {
  const { id, userId, orderId } = item;
  if (item.amount === 0) return { value: kopecks(0), consequences: [] };
  const order = await tx
    .selectFrom('order')
    .select('paymentId')
    .where('id', '=', orderId ?? 0)
    .executeTakeFirst();
  const payment = await paymentNumbered(tx, userId, order?.paymentId ?? null);
  const left = await leftOfItem(tx, item);
  const refundable = payment ? await refundableOf(tx, payment) : withoutPayment(left);
  const amount = kopecks(Math.min(left, refundable.left));
  const refund = {
    userId,
    payment,
    operationId: id,
    amount,
    target: 'balance',
    reason: 'notDelivered',
  } as const;
  if (amount <= 0) return { value: amount, consequences: [] };
  const { consequences } = await addRefund(tx, { ...refund, now, key }, refundable);
  return { value: amount, consequences };
}

/** An administrator gives back a part of a payment, or all of it. What topped up the balance can only go back by the way it came. */
export async function refundPayment(
  tx: Db,
  row: PaymentRow,
  { amount, target, note, now }: Pick<Refund, 'amount' | 'target' | 'now'> & { note: string },
): Promise<Step<void>> {
  const { userId } = row;
  const refundable = await refundableOf(tx, row);
  const toppedUp = isTopUp(row);
  const most = toppedUp ? refundable.byMethod : refundable.left;
  if (amount > most || (toppedUp && target === 'balance'))
    throw refusal('refundChanged', { expected: most, given: amount });
  if (toppedUp && (await sentByGateway(tx, row, amount))?.minor === 0)
    throw refusal('invalidRequest', { fields: ['amount'] });
  if (toppedUp && !coversAmount(await sumOf(tx, customerAccount(userId)), amount))
    throw refusal('insufficientBalance');
  const refund = {
    userId,
    payment: row,
    operationId: null,
    amount,
    target,
    reason: 'decided',
    note,
    now,
  } as const;
  const { value, consequences } = await addRefund(tx, refund, refundable);
  await notifyCredit(tx, userId, value.credited, now);
  return toStep(...consequences);
}
