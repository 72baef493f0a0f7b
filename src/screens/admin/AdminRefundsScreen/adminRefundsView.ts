import type { CancelDraft, CancelProblems } from '@/domain/admin/cancellation';
import type { RefundConditions, RefundKey } from '@/domain/admin/lists';
import type { AdminRefund } from '@/domain/admin/refund';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { paths, withQuery } from '@/paths';
import { kopecks, type Money } from '@/domain/money/money';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type RefundOverlay = AdminOverlay<AdminRefund, CancelDraft, CancelProblems, 'send'>;

export type AdminRefundsView = ListView<AdminRefund, RefundKey, RefundConditions> & {
  /** Total of the listed refunds, in kopecks. */
  sum: Money;
  overlay: RefundOverlay;
};

export interface AdminRefundsScreenProps
  extends ListActions<RefundKey, RefundConditions>, MoreActions, AdminOverlayActions<CancelDraft> {
  view: AdminRefundsView;
  onDetailsOpen: (refund: AdminRefund) => void;
  /** Asks whether a refund has been transferred manually. */
  onQuestionAsk: (question: 'send', refund: AdminRefund) => void;
  /** Asks for the reason of a cancellation. */
  onCancelOpen: (refund: AdminRefund) => void;
}

/** Payment list, filtered by a refund's customer. */
export const paymentsHref = ({ user }: Pick<AdminRefund, 'user'>): string =>
  withQuery(paths.admin.payments, { q: user });

/** Makes the screen's view. */
export function toAdminRefundsView({
  list,
  sums,
  overlay,
}: Pick<AdminRefundsView, 'overlay'> & {
  list: ListView<AdminRefund, RefundKey, RefundConditions>;
  sums: Readonly<Record<'amount', number>> | null;
}): AdminRefundsView {
  return { ...list, sum: kopecks(sums?.amount ?? 0), overlay };
}
