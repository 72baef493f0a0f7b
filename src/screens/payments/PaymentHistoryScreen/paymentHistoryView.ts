import type { ListActions, ListBody, ListFrame, ListParts, SelectActions } from '@/domain/list/listView';
import type { BulkActionHandlers, BulkActionView } from '@/domain/list/bulkAction';
import type { Selection } from '@/domain/list/selection';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { owedOf, type Payment } from '@/domain/payment/payment';
import {
  noPaymentSums,
  totalsOf,
  type PaymentConditions,
  type PaymentSortKey,
  type PaymentSum,
  type PaymentTotals,
} from '@/domain/payment/paymentRules';
import type { Period } from '@/domain/payment/periods';
import { paths } from '@/paths';
import type { PayBalance, PaymentOverlay, PaymentSheetView } from './paymentOverlay';

/** Payments of a confirmation. */
export interface QuestionedPayments {
  /** The first few, listed by name; `count` has the total. */
  named: readonly Pick<Payment, 'id' | 'number' | 'amount'>[];
  count: number;
  total: Money;
  /** Selected payments that are not affected (D12). */
  skippedCount: number;
  submission: 'idle' | 'pending' | 'failed';
}

/** Overlay above the list. */
export type PaymentHistoryOverlay =
  | { kind: 'none' }
  | (QuestionedPayments & { kind: 'pay'; balance: PayBalance })
  | (QuestionedPayments & { kind: 'delete' })
  | { kind: 'print'; sheet: PaymentSheetView };

/** Selection among the listed payments. */
export interface SelectedPayments {
  value: Selection<number>;
  count: number;
  total: Money;
  /** Number of pending payments, which Delete affects (D12). */
  unpaidCount: number;
  /** Sum of these payments. */
  unpaidTotal: Money;
  /** Number of payments that the balance can pay, which Pay affects. */
  payableCount: number;
}

/** The states of the screen. */
export type PaymentHistoryView = ListFrame<PaymentConditions> &
  ListBody<Payment, PaymentSortKey> & {
    /** Page for adding a payment: a top-up (D4). */
    addHref: string;
    /** Named periods as of today. */
    periods: readonly Period[];
    /** Totals of the listed payments. */
    totals: PaymentTotals;
    selection: SelectedPayments;
    /** Deletion of the whole list; null while closed. */
    bulkAction: BulkActionView | null;
    /** Why all listed payments are being loaded; null while they are not. */
    preparing: 'print' | 'download' | null;
    overlay: PaymentHistoryOverlay;
  };

export interface PaymentHistoryActions
  extends ListActions<PaymentSortKey, PaymentConditions>, SelectActions<number>, BulkActionHandlers {
  /** Pays a row's pending payment. */
  onPaymentPay: (payment: Payment) => void;
  /** Asks for confirmation to delete a row's pending payment. */
  onPaymentDelete: (payment: Payment) => void;
  /** Prints one payment. */
  onPaymentPrint: (payment: Payment) => void;
  /** Pays the unpaid payments of the selection. */
  onSelectionPay: () => void;
  /** Asks whether to delete the unpaid payments of the selection. */
  onSelectionDelete: () => void;
  /** Confirms charging the balance. */
  onPayConfirm: () => void;
  /** Confirms deleting. */
  onDeleteConfirm: () => void;
  /** Retries loading the balance. */
  onBalanceRetry: () => void;
  onOverlayClose: () => void;
  /** Prints the list. */
  onListPrint: () => void;
  /** The sheet is in the document, so the print dialog can open. */
  onSheetReady: () => void;
  /** Downloads the list as CSV (D12). */
  onListDownload: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

export interface PaymentHistoryScreenProps extends PaymentHistoryActions {
  view: PaymentHistoryView;
}

/** Sources of the screen's view. */
export interface PaymentHistorySources extends ListParts<
  Payment,
  number,
  PaymentSortKey,
  PaymentConditions,
  PaymentSum
> {
  overlay: PaymentOverlay;
  bulkAction: BulkActionView | null;
  preparing?: PaymentHistoryView['preparing'];
  periods: readonly Period[];
}

const noSums: Readonly<Record<PaymentSum, number>> = { ...noPaymentSums, unpaid: 0, payable: 0 };

/** Makes the screen's view. */
export function toPaymentHistoryView({
  list,
  sums,
  selection,
  selected,
  overlay,
  bulkAction,
  preparing = null,
  periods,
}: PaymentHistorySources): PaymentHistoryView {
  const selectedSums = selected.sums ?? noSums;
  return {
    ...list,
    addHref: paths.dashboard.payments,
    periods,
    totals: totalsOf(sums ?? noSums),
    selection: {
      value: selection,
      count: selected.count,
      total: totalsOf(selectedSums).all,
      unpaidCount: selectedSums.unpaid,
      unpaidTotal: kopecks(selectedSums.Pending),
      payableCount: selectedSums.payable,
    },
    preparing,
    bulkAction,
    overlay: toOverlay(overlay),
  };
}

/** Maximum payments listed in a confirmation. */
const namedPayments = 5;

function toOverlay(overlay: PaymentOverlay): PaymentHistoryOverlay {
  if (overlay.kind === 'none' || overlay.kind === 'print') return overlay;
  const { payments, skippedCount, submission } = overlay;
  const question = {
    named: payments.slice(0, namedPayments).map(({ id, number, amount }) => ({ id, number, amount })),
    count: payments.length,
    total: sumMoney(payments.map(overlay.kind === 'pay' ? owedOf : ({ amount }) => amount)),
    skippedCount,
    submission,
  };
  return overlay.kind === 'pay'
    ? { ...question, kind: 'pay', balance: overlay.balance }
    : { ...question, kind: 'delete' };
}
