import type { AdminBill, AdminBillConditions, AdminBillKey } from '@/domain/admin/bill';
import type { CancelDraft, CancelProblems } from '@/domain/admin/cancellation';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { paths, withQuery } from '@/paths';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type BillOverlay = AdminOverlay<AdminBill, CancelDraft, CancelProblems, 'receive'>;

export type AdminBillsView = ListView<AdminBill, AdminBillKey, AdminBillConditions> & {
  overlay: BillOverlay;
};

export interface AdminBillsActions
  extends ListActions<AdminBillKey, AdminBillConditions>, MoreActions, AdminOverlayActions<CancelDraft> {
  onDetailsOpen: (bill: AdminBill) => void;
  /** Asks for the reason of a cancellation. */
  onCancelOpen: (bill: AdminBill) => void;
  onQuestionAsk: (question: 'receive', bill: AdminBill) => void;
}

export interface AdminBillsScreenProps extends AdminBillsActions {
  view: AdminBillsView;
}

/** List of customers, filtered by the bill's e-mail. */
export const billCustomerHref = ({ user }: Pick<AdminBill, 'user'>): string =>
  withQuery(paths.admin.users, { q: user });
