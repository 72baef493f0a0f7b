import { sql } from 'kysely';
import { refundName } from '@/domain/admin/refund';
import { kopecks, type Money } from '@/domain/money/money';
import type { CurrencyAmount } from '@/domain/payment/currency';
import { refundReceiptOf } from '@/domain/payment/fiscalReceipt';
import { isTransferred } from '@/domain/payment/method';
import {
  afterRefund,
  refundParts,
  sumTo,
  toPaymentCurrency,
  type PaidByMethod,
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
import { refundableBalance } from '../ledger/balance';
import { customerAccount, isBooked, type Entry } from '../ledger/ledger';
import { toStep, type Consequence, type Step } from './consequence';
import { keyOf, transitionPayment } from './paymentTransitions';
import { postMoney } from './postMoney';
import { isTopUp, type PaymentRow } from './rows';
import { mailRefund, notifyRefund } from './notifyRefund';

/*
 * Refunds (D27). Each is a row with ledger entries in the transaction of its cause, under the customer's lock; the
 * database refuses more than was paid. Money for the original source is sent later by its gateway (refundJob.ts) or by
 * an administrator's transfer (admin/refunds.ts). Callers announce `account`, `payments` and `notifications`.
 */

/** Subject of a refund. */
export interface Refund {
  readonly userId: string;
  /** Null for a direct charge to the balance. */
  readonly payment: PaymentRow | null;
  /** Refunded item of an order. */
  readonly operationId: number | null;
  /** Kopecks, above zero. */
  readonly amount: Money;
  readonly target: RefundTarget;
  readonly reason: RefundReason;
  /** An administrator's reason. */
  readonly note?: string;
  readonly now: Date;
  /** Idempotency key of the ledger entry, if its cause has one. */
  readonly key?: string;
}

/** Returns the kopecks refunded so far of a payment or an item: in total, and by their method. */
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
 * Returns who sends a refund to its source: the gateway, in the payment's currency, or an administrator; null for
 * nobody.
 */
function senderOf({ due, reference, method }: PaymentRow): 'gateway' | 'administrator' | null {
  if (due) return reference === null ? null : 'gateway';
  return isTransferred(method) ? 'administrator' : null;
}

/** Returns the part of a payment, in kopecks, that came by a refundable method. */
async function cameByMethod(db: Db, row: PaymentRow) {
  const { id, userId, amount, fromBalance } = row;
  if (senderOf(row) === null) return 0;
  const [isThere, isFromBalance] = await Promise.all([
    isBooked(db, userId, keyOf(id, 'money')),
    isBooked(db, userId, keyOf(id, 'balance')),
  ]);
  // Money for a payment that the balance had already paid is on the balance.
  return isThere && !isFromBalance ? amount - fromBalance : 0;
}

/** Returns the refundable amount of a payment; zero if it is unpaid. */
export async function refundableOf(db: Db, row: PaymentRow): Promise<Refundable> {
  if (row.state !== 'paid') return { left: kopecks(0), byMethod: kopecks(0) };
  const returned = await returnedOf(db, 'paymentId', row.id);
  const left = kopecks(row.amount - returned.total);
  const came = await cameByMethod(db, row);
  const paid = paidAtGateway(row);
  return {
    left,
    byMethod: kopecks(Math.max(0, Math.min(left, came - returned.byMethod))),
    ...(paid && { gateway: { paid, before: kopecks(returned.byMethod) } }),
  };
}

/** Returns the money that a gateway took for a payment; null for none. */
function paidAtGateway({ due, amount, fromBalance, commission }: PaymentRow): PaidByMethod | null {
  if (!due) return null;
  return { amount: kopecks(amount - fromBalance), commission: kopecks(commission), paid: due };
}

/** Calculates the sum that a gateway sends for a refund. Null if no gateway took the payment. */
async function sentByGateway(db: Db, row: PaymentRow, refund: Money): Promise<CurrencyAmount | null> {
  const paid = paidAtGateway(row);
  if (!paid) return null;
  const { byMethod } = await returnedOf(db, 'paymentId', row.id);
  return toPaymentCurrency(paid, kopecks(byMethod), refund);
}

/** Returns the refundable kopecks of an order's item. */
export async function leftOfItem(db: Db, { id, amount }: { id: number; amount: number }): Promise<Money> {
  return kopecks(amount - (await returnedOf(db, 'operationId', id)).total);
}

/** Ledger account of a refund's money: a refunded top-up is taken from the balance. */
export const sourceOf = ({ userId, payment }: Pick<Refund, 'userId' | 'payment'>) =>
  payment && isTopUp(payment) ? customerAccount(userId) : 'refunds';

/** Adds a part of a refund with one target. */
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
      fiscalReceipt:
        sent && payment?.fiscalReceipt
          ? JSON.stringify(refundReceiptOf(payment.fiscalReceipt, sent.minor))
          : null,
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

/** Notifies the customer of money on the balance; money for the source is notified of when it is sent (D31). */
export async function notifyCredit(tx: Db, userId: string, amount: Money, now: Date): Promise<void> {
  if (amount > 0) await notifyRefund(tx, userId, { amount, target: 'balance' }, now);
}

/**
 * Refunds money: to the original method as far as possible if that is the target, the rest to the balance. A fully
 * refunded payment becomes `refunded`.
 *
 * @param refundable result of `refundableOf` under the customer's lock
 * @returns what is still refundable, and the part that went to the balance, which the caller notifies of
 */
export async function addRefund(
  tx: Db,
  refund: Refund,
  refundable: Refundable,
): Promise<Step<{ after: Refundable; credited: Money }>> {
  const parts = refundParts(refund.amount, refund.target, refundable);
  const consequences: Consequence[] = [];
  for (const part of parts) consequences.push(...(await addPart(tx, refund, part)));
  const after = afterRefund(refundable, parts);
  const { payment } = refund;
  // A payment from the balance may also have been paid at the bank without a report, so it is still polled.
  if (payment && after.left === 0)
    await transitionPayment(tx, payment, 'refunded', { inquireAt: payment.inquireAt });
  return { value: { after, credited: sumTo('balance', parts) }, consequences };
}

/** Finds a payment by id; null for none. Callers that change it hold the customer's lock. */
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

/** Returns the refundable amount without a payment: only the item limits it. */
export const withoutPayment = (left: Money): Refundable => ({ left, byMethod: kopecks(0) });

/** Refunds the rest of an undelivered item to the balance and returns the amount. */
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

/** Refunds all or part of a payment by an administrator. A top-up can only be refunded to its method. */
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
  if (toppedUp && !coversAmount(await refundableBalance(tx, userId), amount))
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
