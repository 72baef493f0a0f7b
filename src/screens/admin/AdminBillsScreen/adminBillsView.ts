import type {
  AdminBill,
  AdminBillConditions,
  AdminBillKey,
  BillCancelDraft,
  BillCancelProblems,
} from '@/domain/admin/bill';
import type { ListActions } from '@/domain/list/listView';
import type { PagedListView } from '@/domain/list/pagedList';
import { paths, withQuery } from '@/paths';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type BillOverlay = AdminOverlay<AdminBill, BillCancelDraft, BillCancelProblems, 'receive'>;

export type AdminBillsView = PagedListView<AdminBill, AdminBillKey, AdminBillConditions> & {
  overlay: BillOverlay;
};

export interface AdminBillsActions
  extends ListActions<AdminBillKey, AdminBillConditions>, AdminOverlayActions<BillCancelDraft> {
  /** Reads the bills that follow. */
  onMoreLoad: () => void;
  onDetailsOpen: (bill: AdminBill) => void;
  /** Asks why a bill is cancelled. */
  onCancelOpen: (bill: AdminBill) => void;
  onQuestionAsk: (question: 'receive', bill: AdminBill) => void;
}

export interface AdminBillsScreenProps extends AdminBillsActions {
  view: AdminBillsView;
}

/** Everything the screen shows. */
export function toAdminBillsView({
  list,
  overlay,
}: {
  list: PagedListView<AdminBill, AdminBillKey, AdminBillConditions>;
  overlay: BillOverlay;
}): AdminBillsView {
  return { ...list, overlay };
}

/** Where the customer is found by e-mail. */
export const billCustomerHref = ({ user }: Pick<AdminBill, 'user'>): string =>
  withQuery(paths.admin.users, { q: user });
