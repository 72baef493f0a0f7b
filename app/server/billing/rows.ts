import type { Selectable } from 'kysely';
import { kopecks } from '@/domain/money';
import type { Payment } from '@/domain/payment/payment';
import { paymentNumber, type NewPayment } from '@/domain/payment/settlement';
import type { PaymentTable } from './tables';

/** A row of the history as it is stored. */
export type PaymentRow = Selectable<PaymentTable>;

/** A row of the history in the domain's words. */
export function paymentOf({
  id,
  date,
  payer,
  method,
  amount,
  paidCurrency,
  paidMinor,
  status,
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
  };
}

/** As it goes over the wire. */
export const wirePayment = (row: PaymentRow) => ({
  ...paymentOf(row),
  id: String(row.id),
  currency: 'RUB' as const,
});

/** A payment's columns that the domain knows. */
export function columnsOf({ payer, paymentMethod, amount, amountInPaymentCurrency, status }: NewPayment) {
  const { currency, minor } = amountInPaymentCurrency;
  return { payer, method: paymentMethod, amount, paidCurrency: currency, paidMinor: minor, status };
}
