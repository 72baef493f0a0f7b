import type { IsoDate } from '@/domain/dates';
import type { Payment } from '@/domain/payment/payment';
import type { PaymentQuery, PaymentResult } from '@/domain/payment/paymentQuery';
import type { PaymentSheetView } from './paymentHistoryTypes';

/** The statement of what is listed (D12). Days that the filter leaves open are those of the listed payments. */
export function toStatement(
  { payments, totals }: PaymentResult,
  { search, filter }: PaymentQuery,
  madeOn: IsoDate,
): PaymentSheetView {
  const days = payments.map(({ date }) => date).sort();
  return {
    kind: 'statement',
    payments,
    totals,
    from: filter.from ?? days[0] ?? madeOn,
    to: filter.to ?? days.at(-1) ?? madeOn,
    search: search.trim(),
    status: filter.status,
    madeOn,
  };
}

/** The document of one payment. */
export function toReceipt(payment: Payment, madeOn: IsoDate): PaymentSheetView {
  return { kind: 'receipt', payment, madeOn };
}
