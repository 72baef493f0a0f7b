import type { IsoDate } from '@/domain/time/dates';
import type { Payment } from '@/domain/payment/payment';
import type { ListQuery } from '@/domain/list/listRules';
import { paymentTotals, type PaymentConditions, type PaymentSortKey } from '@/domain/payment/paymentRules';
import type { PaymentSheetView } from './paymentOverlay';

/** Makes the statement of the listed payments (D12). Open ends of the period are taken from the payments. */
export function toStatement(
  payments: readonly Payment[],
  { search, filter }: ListQuery<PaymentSortKey, PaymentConditions>,
  madeOn: IsoDate,
): PaymentSheetView {
  const days = payments.map(({ date }) => date).sort();
  return {
    kind: 'statement',
    payments,
    totals: paymentTotals(payments),
    from: filter.from ?? days[0] ?? madeOn,
    to: filter.to ?? days.at(-1) ?? madeOn,
    search: search.trim(),
    status: filter.status,
    method: filter.method,
    madeOn,
  };
}

/** Makes the printed document of a payment. */
export function toReceipt(payment: Payment, madeOn: IsoDate): PaymentSheetView {
  return { kind: 'receipt', payment, madeOn };
}
