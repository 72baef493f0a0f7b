import type { PaymentConditions, PaymentKey } from '@/domain/admin/lists';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { Loaded } from '@/domain/results/loaded';
import { kopecks, type Money } from '@/domain/money/money';
import type { AdminPayment, AdminPaymentStats } from '@/domain/admin/payment';
import type { PaymentTrail } from '@/domain/admin/paymentTrail';
import { receiptProblems, type ReceiptDraft, type ReceiptProblems } from '@/domain/admin/receipt';
import { refundProblems, type RefundDraft, type RefundProblems } from '@/domain/admin/refund';
import { paths, withQuery } from '@/paths';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** Draft of a refund or of a receipt. */
export type PaymentDraft = RefundDraft | ReceiptDraft;
export type PaymentProblems = RefundProblems & ReceiptProblems;

export type PaymentOverlay = AdminOverlay<AdminPayment, PaymentDraft, PaymentProblems, never>;

/** Returns the problems of either form. */
export function paymentProblems(draft: PaymentDraft, payment: AdminPayment | null): PaymentProblems {
  if (payment === null) return {};
  return 'received' in draft ? receiptProblems(draft, payment) : refundProblems(draft, payment);
}

export type AdminPaymentsView = ListView<AdminPayment, PaymentKey, PaymentConditions> & {
  /** Statistics of all payments, whatever the search; hidden if they failed to load. */
  stats: Loaded<AdminPaymentStats>;
  /** Total of the listed payments. */
  sum: Money;
  overlay: PaymentOverlay;
  /** State changes of the payment whose details are open. */
  trail: Loaded<PaymentTrail>;
  /** Link to the payer in the list of customers; null unless the details are open and the account exists. */
  payerHref: string | null;
};

/** Sources of the view. `stats` and `sums` are present once loaded. */
export type AdminPaymentsSources = Pick<AdminPaymentsView, 'stats' | 'overlay'> &
  Partial<Pick<AdminPaymentsView, 'trail'>> & {
    list: ListView<AdminPayment, PaymentKey, PaymentConditions>;
    sums: Readonly<Record<'amount', number>> | null;
  };

/** Makes the screen's view. */
export function toAdminPaymentsView({
  list,
  sums,
  stats,
  overlay,
  trail = { status: 'loading' },
}: AdminPaymentsSources): AdminPaymentsView {
  return {
    ...list,
    stats,
    trail,
    sum: kopecks(sums?.amount ?? 0),
    overlay,
    payerHref:
      overlay.kind === 'details' && overlay.row.account === 'open'
        ? withQuery(paths.admin.users, { q: overlay.row.user })
        : null,
  };
}

export interface AdminPaymentsActions
  extends
    ListActions<PaymentKey, PaymentConditions>,
    MoreActions,
    Omit<AdminOverlayActions<PaymentDraft>, 'onQuestionConfirm'> {
  onDetailsOpen: (payment: AdminPayment) => void;
  /** Downloads the receipt of a payment. */
  onReceiptDownload: (payment: AdminPayment) => void;
  /** Opens the form of a refund. */
  onRefundOpen: (payment: AdminPayment) => void;
  /** Opens the form for a received payment. */
  onProcessOpen: (payment: AdminPayment) => void;
}

export interface AdminPaymentsScreenProps extends AdminPaymentsActions {
  view: AdminPaymentsView;
}
