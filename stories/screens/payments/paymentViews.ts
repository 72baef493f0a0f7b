import { kopecks } from '@/domain/money';
import type { Payment } from '@/domain/payment/payment';
import { noPaymentFilter, paymentTotals } from '@/domain/payment/paymentQuery';
import { periodsAt } from '@/domain/payment/periods';
import { noneSelected } from '@/domain/list/selection';
import type { PaymentHistoryView } from '@/screens/payments/PaymentHistoryScreen/paymentHistoryTypes';

type ReadyView = Extract<PaymentHistoryView, { status: 'ready' }>;

/** What every state of the history has in common. */
export const frame = {
  addHref: '/dashboard/payments',
  search: '',
  filter: noPaymentFilter,
  periods: periodsAt('2026-11-21'),
  isFilterOpen: false,
  overlay: { kind: 'none' },
} as const;

/** The history of these payments. */
export function makeView(payments: readonly Payment[], changes: Partial<ReadyView> = {}): ReadyView {
  return {
    ...frame,
    status: 'ready',
    payments,
    totals: paymentTotals(payments),
    sort: null,
    selection: { value: noneSelected(), count: 0, total: kopecks(0), unpaidCount: 0 },
    firstRow: 0,
    scrollKey: '',
    ...changes,
  };
}
