import { kopecks } from '@/domain/money/money';
import type { CurrencyAmount } from '@/domain/payment/currency';
import { isOpen } from '@/domain/payment/paymentState';
import { paymentNumber } from '@/domain/payment/payment';
import { splitTransfer } from '@/domain/payment/transfer';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { payerOf } from '../payers/payers';
import { customerAccount, post } from '../ledger/ledger';
import { keyOf } from '../billing/paymentTransitions';
import { addPayment, receive } from '../consequences/money';
import { isTopUp, type PaymentRow } from '../billing/rows';

/*
 * Transfers of any sum (D42), entered by an administrator. A sum that differs from its payment becomes a top-up with
 * its own number and receipt. A partial payment is held on the balance until the rest arrives; a surplus stays there.
 */

/** Part of a transfer in kopecks, and in hundredths of its currency. */
interface Part {
  readonly amount: number;
  readonly commission: number;
  readonly minor: number;
}

/** Adds a transfer's money as a separate top-up that awaits receipt. */
async function addTopUp(
  tx: Db,
  row: PaymentRow,
  { amount, commission, minor }: Part,
  now: Date,
): Promise<PaymentRow> {
  return addPayment(tx, {
    userId: row.userId,
    payment: {
      payer: row.payer,
      paymentMethod: row.method,
      amount: kopecks(amount),
      amountInPaymentCurrency: { currency: row.paidCurrency, minor },
      status: 'Paid',
    },
    entries: [],
    promo: null,
    reason: null,
    now,
    way: {
      gateway: row.gateway,
      payer: await payerOf(tx, row),
      commission: kopecks(commission),
      shares: [],
      bank: null,
    },
  });
}

/** Books a partial payment: it is credited to the balance and held there, unless it is a top-up itself. */
async function receivePart(tx: Db, row: PaymentRow, part: Part, now: Date): Promise<void> {
  const { id, userId, paidCurrency } = row;
  const topUp = await addTopUp(tx, row, part, now);
  const rest = { currency: paidCurrency, minor: row.paidMinor - part.minor };
  const number = paymentNumber(id);
  await receive(tx, topUp, now, { kind: 'billPartPaid', number, amount: kopecks(part.amount), rest });
  const toppedUp = isTopUp(row);
  await tx
    .updateTable('payment')
    .set({
      ...(toppedUp ? { amount: row.amount - part.amount } : { fromBalance: row.fromBalance + part.amount }),
      commission: row.commission - part.commission,
      paidMinor: rest.minor,
    })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
  if (toppedUp) return;
  await post(tx, {
    userId,
    key: `${keyOf(id, 'reserve')}:${topUp.id}`,
    at: now,
    entries: [
      { account: customerAccount(userId), amount: 0 - part.amount },
      { account: 'reserved', amount: part.amount },
    ],
  });
}

/**
 * Receives a transfer: exactly the payment's sum, less, or more. Money for a closed payment goes to the balance.
 * Payments at a bank are only received in full.
 *
 * @throws Problem 422 `invalidRequest` for another currency, or another sum of a payment at a bank
 */
export async function receiveTransfer(
  tx: Db,
  row: PaymentRow,
  { currency, minor }: CurrencyAmount,
  now: Date,
): Promise<void> {
  const isExact = minor === row.paidMinor;
  if (currency !== row.paidCurrency || (row.due !== null && !isExact))
    throw refusal('invalidRequest', { fields: ['amount'] });
  if (isExact) return receive(tx, row, now);
  const expected = {
    amount: kopecks(row.amount - row.fromBalance),
    commission: kopecks(row.commission),
    minor: row.paidMinor,
  };
  const { surplus, ...share } = splitTransfer(expected, minor);
  if (share.amount < 1) throw refusal('invalidRequest', { fields: ['amount'] });
  if (!isOpen(row.state)) {
    const late = { amount: share.amount + surplus, fromBalance: 0, commission: share.commission };
    const found = await tx
      .updateTable('payment')
      .set({ ...late, paidMinor: minor })
      .where('userId', '=', row.userId)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return receive(tx, found, now);
  }
  if (surplus === 0) return receivePart(tx, row, { ...share, minor }, now);
  await receive(tx, row, now);
  const more = await addTopUp(tx, row, { amount: surplus, commission: 0, minor: minor - row.paidMinor }, now);
  await receive(tx, more, now);
}
