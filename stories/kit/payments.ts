import type { BulkActionView } from '@/domain/list/bulkAction';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { Payment } from '@/domain/payment/payment';
import { paymentRules, type PaymentConditions, type PaymentSortKey } from '@/domain/payment/paymentRules';
import { periodsAt } from '@/domain/payment/periods';
import { makePayment, makePayments } from '@/sample-data/payments';
import { toPaymentHistoryView } from '@/screens/payments/PaymentHistoryScreen/paymentHistoryView';
import type { PaymentOverlay } from '@/screens/payments/PaymentHistoryScreen/paymentOverlay';
import { sampleList, type SampleListChanges, type SampleRows } from './listView';

/** Makes payments with this total; the last one has the remainder. */
export function addingUpTo(total: Money, count: number): readonly Payment[] {
  const payments = makePayments(count - 1);
  const left = total - sumMoney(payments.map(({ amount }) => amount));
  return [...payments, makePayment({ amount: kopecks(left) })].map((payment) => ({
    ...payment,
    status: 'Pending',
  }));
}

type Changes = SampleListChanges<number, PaymentSortKey, PaymentConditions> & {
  overlay?: PaymentOverlay;
  preparing?: 'print' | 'download' | null;
  bulkAction?: BulkActionView | null;
};

/** Makes the view of these payments, or of a history that is not loaded. */
export function historyOf(
  source: SampleRows<Payment>,
  { overlay = { kind: 'none' }, preparing = null, bulkAction = null, ...changes }: Changes = {},
) {
  const periods = periodsAt('2026-11-21');
  return toPaymentHistoryView({
    ...sampleList(paymentRules, source, changes),
    overlay,
    preparing,
    bulkAction,
    periods,
  });
}
