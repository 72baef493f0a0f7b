import type { CancelDraft, CancelProblems } from '@/domain/admin/cancellation';
import type { RefundConditions, RefundKey } from '@/domain/admin/lists';
import type { AdminRefund } from '@/domain/admin/refund';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { paths, withQuery } from '@/paths';
import { kopecks, type Money } from '@/domain/money/money';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type RefundOverlay = AdminOverlay<AdminRefund, CancelDraft, CancelProblems, 'send'>;

export type AdminRefundsView = ListView<AdminRefund, RefundKey, RefundConditions> & {
  /** Of all that is listed. Kopecks. */
  sum: Money;
  overlay: RefundOverlay;
};

export interface AdminRefundsScreenProps
  extends ListActions<RefundKey, RefundConditions>, MoreActions, AdminOverlayActions<CancelDraft> {
  view: AdminRefundsView;
  onDetailsOpen: (refund: AdminRefund) => void;
  /** Asks whether a refund has been transferred by hand. */
  onQuestionAsk: (question: 'send', refund: AdminRefund) => void;
  /** Asks why a refund is taken back. */
  onCancelOpen: (refund: AdminRefund) => void;
}

/** Where the payments of a refund's customer are. */
export const paymentsHref = ({ user }: Pick<AdminRefund, 'user'>): string =>
  withQuery(paths.admin.payments, { q: user });

/** Everything the screen shows. */
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
