import type { Period } from '@/domain/payment/periods';
import { isUnpaid, type Payment } from '@/domain/payment/payment';
import type { PaymentResult } from '@/domain/payment/paymentQuery';
import { sumMoney } from '@/domain/money';
import { isSelected, type Selection } from '@/domain/list/selection';
import type { PaymentHistoryOverlay, PaymentHistoryView, SelectedPayments } from './paymentHistoryTypes';
import { paths } from '@/paths';
import type { OverlayDraft, PaymentHistoryState } from './paymentHistoryState';
import { formatPaymentHistoryUrl, rowsPerPage } from './paymentHistoryUrl';

/** Payments that a question spells out. */
const namedPayments = 5;

/** The page of the address for a row; a list that fits one page has no other (D9). */
export function pageOf(row: number, listedCount: number): number {
  return listedCount > rowsPerPage ? Math.floor(row / rowsPerPage) + 1 : 1;
}

/** The payments that are both listed and selected, in the order of the list. */
export function selectedPayments(
  selection: Selection<number>,
  listed: readonly Payment[],
): readonly Payment[] {
  return listed.filter(({ id }) => isSelected(selection, id));
}

/** The screen's view of the history's state; `result` is there once the list is. */
export function toPaymentHistoryView(
  state: PaymentHistoryState,
  result: PaymentResult | null,
  periods: readonly Period[],
): PaymentHistoryView {
  const { load, query, isFilterOpen, page, asked } = state;
  const frame = {
    addHref: paths.dashboard.payments,
    search: query.search,
    filter: query.filter,
    periods,
    isFilterOpen,
    overlay: toOverlay(state.overlay),
  };
  if (load.status === 'failed') return { ...frame, status: 'error', reason: load.reason };
  if (load.status === 'loading' || !result) return { ...frame, status: 'loading' };
  if (load.payments.length === 0) return { ...frame, status: 'empty' };
  const { payments, totals } = result;
  if (payments.length === 0) return { ...frame, status: 'noMatches' };
  const askedRow = asked === null ? -1 : payments.findIndex(({ id }) => id === asked);
  return {
    ...frame,
    status: 'ready',
    payments,
    totals,
    sort: query.sort,
    selection: toSelected(state.selection, result),
    firstRow: askedRow >= 0 ? askedRow : (page - 1) * rowsPerPage,
    scrollKey: formatPaymentHistoryUrl({ query, page: 1, payment: null }),
  };
}

function toSelected(value: Selection<number>, result: PaymentResult): SelectedPayments {
  const selected = selectedPayments(value, result.payments);
  return {
    value,
    count: selected.length,
    total: sumMoney(selected.map(({ amount }) => amount)),
    unpaidCount: selected.filter(isUnpaid).length,
  };
}

function toOverlay(overlay: OverlayDraft): PaymentHistoryOverlay {
  if (overlay.kind === 'none' || overlay.kind === 'print') return overlay;
  const { payments, skippedCount, submission } = overlay;
  const question = {
    named: payments.slice(0, namedPayments).map(({ id, number, amount }) => ({ id, number, amount })),
    count: payments.length,
    total: sumMoney(payments.map(({ amount }) => amount)),
    skippedCount,
    submission,
  };
  return overlay.kind === 'pay'
    ? { ...question, kind: 'pay', balance: overlay.balance }
    : { ...question, kind: 'delete' };
}
