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

/** The payments that a question is about. */
export interface QuestionedPayments {
  /** The first few, to be named; `count` has all. */
  named: readonly Pick<Payment, 'id' | 'number' | 'amount'>[];
  count: number;
  total: Money;
  /** Selected, but not in question: they stay as they are (D12). */
  skippedCount: number;
  submission: 'idle' | 'pending' | 'failed';
}

/** Overlay above the list. */
export type PaymentHistoryOverlay =
  | { kind: 'none' }
  | (QuestionedPayments & { kind: 'pay'; balance: PayBalance })
  | (QuestionedPayments & { kind: 'delete' })
  | { kind: 'print'; sheet: PaymentSheetView };

/** The selected among the listed payments. */
export interface SelectedPayments {
  value: Selection<number>;
  count: number;
  total: Money;
  /** How many of them wait for their money: Delete acts on these (D12). */
  unpaidCount: number;
  /** Sum of these payments. */
  unpaidTotal: Money;
  /** How many of those the balance can pay: Pay acts on these. */
  payableCount: number;
}

/** The states of the screen. */
export type PaymentHistoryView = ListFrame<PaymentConditions> &
  ListBody<Payment, PaymentSortKey> & {
    /** Where a payment is added: topping up the balance (D4). */
    addHref: string;
    /** Periods that have a name today. */
    periods: readonly Period[];
    /** Of all that is listed. */
    totals: PaymentTotals;
    selection: SelectedPayments;
    /** The deletion of all that the history lists; null while nobody asks for it. */
    bulkAction: BulkActionView | null;
    /** Purpose for which all listed payments are being read; null while they are not. */
    preparing: 'print' | 'download' | null;
    overlay: PaymentHistoryOverlay;
  };

export interface PaymentHistoryActions
  extends ListActions<PaymentSortKey, PaymentConditions>, SelectActions<number>, BulkActionHandlers {
  /** An unpaid payment of a row is to be paid. */
  onPaymentPay: (payment: Payment) => void;
  /** An unpaid payment of a row is to be deleted, which is asked about first. */
  onPaymentDelete: (payment: Payment) => void;
  /** One payment as a document of its own. */
  onPaymentPrint: (payment: Payment) => void;
  /** Pays the unpaid payments of the selection. */
  onSelectionPay: () => void;
  /** Asks whether to delete the unpaid payments of the selection. */
  onSelectionDelete: () => void;
  /** The balance is to be charged. */
  onPayConfirm: () => void;
  /** The question about deleting was answered with yes. */
  onDeleteConfirm: () => void;
  /** The balance could not be read and is to be read again. */
  onBalanceRetry: () => void;
  onOverlayClose: () => void;
  /** The list is to be printed. */
  onListPrint: () => void;
  /** The sheet is in the document: the print dialog can open. */
  onSheetReady: () => void;
  /** The list is wanted as a CSV file (D12). */
  onListDownload: () => void;
  /** Someone pressed what is disabled: tell them why. */
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

/** Everything the screen shows. */
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

/** Payments that a question spells out. */
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
