import type { CartEntry } from '@/domain/cart/entry';
import { dayOf } from '@/domain/dates';
import { kopecks } from '@/domain/money';
import { toPayer, type PayerDraft } from '@/domain/payment/payer';
import { isUnpaid } from '@/domain/payment/payment';
import { handoverOf, paidFromBalance, type NewPayment } from '@/domain/payment/settlement';
import type { Db } from '../db/database';
import { notify, settle } from '../notifications/notify';
import { issuePaper } from '../papers/issue';
import { deliver } from '../servers/deliver';
import { book, customerAccount } from './ledger';
import { columnsOf, paymentOf, type PaymentRow } from './rows';

export interface AddedPayment {
  readonly userId: string;
  readonly payment: NewPayment;
  readonly entries: readonly CartEntry[] | null;
  readonly promo: string | null;
  readonly reason: string | null;
  readonly now: Date;
  /** Absent of a bill that the provider made. */
  readonly payer?: PayerDraft;
}

/** A new row of the history; one that waits for its money is told of (D31). */
export async function addPayment(
  tx: Db,
  { userId, payment, entries, promo, reason, now, payer }: AddedPayment,
): Promise<PaymentRow> {
  const { amount } = payment;
  const noticeId = isUnpaid(payment)
    ? await notify(tx, { userId, at: now, about: { kind: 'paymentDue', amount } })
    : null;
  const row = await tx
    .insertInto('payment')
    .values({
      ...columnsOf(payment),
      userId,
      date: dayOf(now),
      entries: entries && JSON.stringify(entries),
      promo,
      reason,
      noticeId,
      payerDraft: payer && JSON.stringify(toPayer(payer)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isUnpaid(row)) await issuePaper(tx, row, 'bill', { now });
  return row;
}

/** Marks as read what says that these are due: they have been dealt with (D31). */
export function settleNotices(tx: Db, userId: string, rows: readonly PaymentRow[]): Promise<void> {
  return settle(
    tx,
    userId,
    rows.flatMap(({ noticeId }) => noticeId ?? []),
  );
}

/**
 * The money of a payment has come from outside: books it, hands over what it was for, and tells of it (D31). The caller holds the
 * customer's lock and announces `account`, `payments`, `notifications` and `servers`.
 */
export async function receive(tx: Db, row: PaymentRow, now: Date): Promise<void> {
  const { id, userId } = row;
  const amount = kopecks(row.amount);
  const handover = handoverOf(row.entries);
  if (isUnpaid(row))
    await tx
      .updateTable('payment')
      .set({ status: 'Paid' })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .execute();
  await book(tx, {
    userId,
    key: `payment:${id}`,
    at: now,
    from: 'incoming',
    to: handover?.kind === 'credit' ? customerAccount(userId) : 'revenue',
    amount,
  });
  await issuePaper(tx, row, 'receipt', { now });
  if (handover?.kind === 'deliver') await deliver(tx, { userId, entries: handover.entries, now });
  await notify(tx, { userId, at: now, about: { kind: 'paymentReceived', amount } });
  await settleNotices(tx, userId, [row]);
}

/**
 * Pays one that waits for its money from the balance, which suffices, and hands over what it was for. Paying for topping up
 * the balance gives back what it takes.
 */
export async function payFromBalance(tx: Db, row: PaymentRow, now: Date): Promise<void> {
  const { id, userId } = row;
  const { amount, status, amountInPaymentCurrency } = paidFromBalance(paymentOf(row));
  const paid = await tx
    .updateTable('payment')
    .set({ status, paidCurrency: amountInPaymentCurrency.currency, paidMinor: amountInPaymentCurrency.minor })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await issuePaper(tx, paid, 'receipt', { now });
  const handover = handoverOf(row.entries);
  if (handover?.kind !== 'credit')
    await book(tx, {
      userId,
      key: `payment:${id}`,
      at: now,
      from: customerAccount(userId),
      to: 'revenue',
      amount,
    });
  if (handover?.kind === 'deliver') await deliver(tx, { userId, entries: handover.entries, now });
}
