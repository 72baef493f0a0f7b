import type { IsoDate } from '@/domain/dates';
import type { Money } from '@/domain/money';
import type { KnownPaymentStatus, Payment } from '@/domain/payment/payment';
import type { PaymentFilter, PaymentSort, PaymentTotals } from '@/domain/payment/paymentQuery';
import type { Period } from '@/domain/payment/periods';
import type { Selection } from '@/domain/list/selection';

/** What goes onto paper (D12). */
export type PaymentSheetView =
  | {
      kind: 'statement';
      payments: readonly Payment[];
      totals: PaymentTotals;
      /** What is listed: from the filter's days or, where it has none, from the first and to the last payment's. */
      from: IsoDate;
      to: IsoDate;
      /** Conditions besides the period; a reader must know that something may be left out. */
      search: string;
      status: KnownPaymentStatus | null;
      madeOn: IsoDate;
    }
  | { kind: 'receipt'; payment: Payment; madeOn: IsoDate };

/** The balance that a payment is taken from, asked for when the question opens. */
export type PayBalance = { status: 'loading' } | { status: 'error' } | { status: 'ready'; value: Money };

/** The payments that a question is about. */
export interface QuestionedPayments {
  /** The first few, to be named; `count` has all. */
  named: readonly Pick<Payment, 'id' | 'number' | 'amount'>[];
  count: number;
  total: Money;
  /** Selected, but not waiting for money: they stay as they are (D12). */
  skippedCount: number;
  submission: 'idle' | 'pending' | 'failed';
}

/** What floats above the list. */
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
  /** How many of them wait for their money: Pay and Delete act on these (D12). */
  unpaidCount: number;
}

interface PaymentHistoryFrame {
  /** Where a payment is added: topping up the balance (D4). */
  addHref: string;
  search: string;
  filter: PaymentFilter;
  /** Periods that have a name today. */
  periods: readonly Period[];
  isFilterOpen: boolean;
  overlay: PaymentHistoryOverlay;
}

/** The states of the screen. `empty` has no payments at all, `noMatches` none that search and filter let through. */
export type PaymentHistoryView = PaymentHistoryFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    | { status: 'empty' }
    | { status: 'noMatches' }
    | {
        status: 'ready';
        /** In the order of the list; the same array until the list changes. */
        payments: readonly Payment[];
        totals: PaymentTotals;
        sort: PaymentSort | null;
        selection: SelectedPayments;
        /** Row that the address asks for. */
        firstRow: number;
        /** Changes with search, filter and order: the list then starts at its top. */
        scrollKey: string;
      }
  );

export interface PaymentHistoryActions {
  onSearchChange: (search: string) => void;
  onFilterToggle: () => void;
  onFilterChange: (change: Partial<PaymentFilter>) => void;
  /** Search and filter to nothing. */
  onQueryReset: () => void;
  onSortChange: (sort: PaymentSort | null) => void;
  onSelectionChange: (selection: Selection<number>) => void;
  onFirstRowChange: (index: number) => void;
  /** After an error. */
  onRetry: () => void;
  onPaymentPay: (payment: Payment) => void;
  onPaymentDelete: (payment: Payment) => void;
  /** One payment as a document of its own. */
  onPaymentPrint: (payment: Payment) => void;
  onSelectionPay: () => void;
  onSelectionDelete: () => void;
  onPayConfirm: () => void;
  onDeleteConfirm: () => void;
  onBalanceRetry: () => void;
  onOverlayClose: () => void;
  onListPrint: () => void;
  /** The sheet is in the document: the print dialog can open. */
  onSheetReady: () => void;
  onListDownload: () => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

export interface PaymentHistoryScreenProps extends PaymentHistoryActions {
  view: PaymentHistoryView;
}
