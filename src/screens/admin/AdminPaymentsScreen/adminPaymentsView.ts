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

/** A refund, or money that is taken for received. */
export type PaymentDraft = RefundDraft | ReceiptDraft;
export type PaymentProblems = RefundProblems & ReceiptProblems;

export type PaymentOverlay = AdminOverlay<AdminPayment, PaymentDraft, PaymentProblems, never>;

/** Returns the problems to fix in either form. */
export function paymentProblems(draft: PaymentDraft, payment: AdminPayment | null): PaymentProblems {
  if (payment === null) return {};
  return 'received' in draft ? receiptProblems(draft, payment) : refundProblems(draft, payment);
}

export type AdminPaymentsView = ListView<AdminPayment, PaymentKey, PaymentConditions> & {
  /** Of all payments, whatever is searched for. The screen leaves them out where they could not be read. */
  stats: Loaded<AdminPaymentStats>;
  /** Of all that is listed. */
  sum: Money;
  overlay: PaymentOverlay;
  /** The way of the payment whose details are open. */
  trail: Loaded<PaymentTrail>;
  /** The customer in the list of users; known while the details are open, and while the account is there. */
  payerHref: string | null;
};

/** Sources of the screen's view. `stats` and `sums` are present once they are read. */
export type AdminPaymentsSources = Pick<AdminPaymentsView, 'stats' | 'overlay'> &
  Partial<Pick<AdminPaymentsView, 'trail'>> & {
    list: ListView<AdminPayment, PaymentKey, PaymentConditions>;
    sums: Readonly<Record<'amount', number>> | null;
  };

/** Everything the screen shows. */
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
  /** The receipt of a payment is wanted. */
  onReceiptDownload: (payment: AdminPayment) => void;
  /** Asks how much of a payment is given back, and why. */
  onRefundOpen: (payment: AdminPayment) => void;
  /** Asks how much of the money has come. */
  onProcessOpen: (payment: AdminPayment) => void;
}

export interface AdminPaymentsScreenProps extends AdminPaymentsActions {
  view: AdminPaymentsView;
}
