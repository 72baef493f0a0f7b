import type { Selectable } from 'kysely';
import { paymentDocumentPathOf } from '@app/contract/documents';
import { kopecks } from '@/domain/money/money';
import { paymentDocumentKindOf } from '@/domain/documents/billingDocument';
import { paymentNumber, type Payment } from '@/domain/payment/payment';
import { fulfilmentOf, type NewPayment } from '@/domain/payment/settlement';
import type { PaymentTable } from './tables';

/** A stored payment. */
export type PaymentRow = Selectable<PaymentTable>;

/** Converts a stored payment to the domain type. */
export function paymentOf({
  id,
  date,
  payer,
  method,
  amount,
  paidCurrency,
  paidMinor,
  status,
  fromBalance,
  entries,
  member,
}: PaymentRow): Payment {
  return {
    id,
    number: paymentNumber(id),
    date,
    payer,
    paymentMethod: method,
    amount: kopecks(amount),
    amountInPaymentCurrency: { currency: paidCurrency, minor: paidMinor },
    status,
    ...(fromBalance > 0 ? { fromBalance: kopecks(fromBalance) } : {}),
    ...(isTopUp({ entries }) ? { isTopUp: true } : {}),
    ...(member !== null && { member }),
  };
}

/** Whether a payment's money goes to the balance, to stay or to pay bills. */
export function isTopUp({ entries }: Pick<PaymentRow, 'entries'>): boolean {
  return fulfilmentOf(entries)?.kind === 'credit';
}

/** Converts a payment for the API. */
export function wirePayment(row: PaymentRow) {
  const payment = paymentOf(row);
  const id = String(row.id);
  const kind = paymentDocumentKindOf(payment);
  const document = kind && { paperPath: paymentDocumentPathOf(id, kind) };
  return { ...payment, ...document, id, currency: 'RUB' as const };
}

/** Returns the columns of a domain payment, without its state. */
export function columnsOf({
  payer,
  paymentMethod,
  amount,
  amountInPaymentCurrency,
  fromBalance = kopecks(0),
}: NewPayment) {
  const { currency, minor } = amountInPaymentCurrency;
  return { payer, method: paymentMethod, amount, paidCurrency: currency, paidMinor: minor, fromBalance };
}
