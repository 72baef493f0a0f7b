import type { PaymentKey } from '@/domain/admin/lists';
import type { AdminPayment, AdminPaymentStats } from '@/domain/admin/payment';
import type {
  AdminListActions,
  AdminListView,
  AdminOverlay,
  AdminOverlayActions,
} from '../list/adminListTypes';

export type PaymentOverlay = AdminOverlay<AdminPayment, never, never, 'process'>;

export type AdminPaymentsView = AdminListView<AdminPayment, PaymentKey, 'status' | 'method'> & {
  /** Of all payments, whatever is searched for; `null` while they are on their way. */
  stats: AdminPaymentStats | null;
  overlay: PaymentOverlay;
  /** The customer in the list of users; known while the details are open. */
  payerHref: string | null;
};

export interface AdminPaymentsActions
  extends
    AdminListActions<PaymentKey, 'status' | 'method'>,
    Pick<AdminOverlayActions<never>, 'onQuestionConfirm' | 'onOverlayClose'> {
  onDetailsOpen: (payment: AdminPayment) => void;
  onReceiptDownload: (payment: AdminPayment) => void;
  onQuestionAsk: (question: 'process', payment: AdminPayment) => void;
}

export interface AdminPaymentsScreenProps extends AdminPaymentsActions {
  view: AdminPaymentsView;
}
