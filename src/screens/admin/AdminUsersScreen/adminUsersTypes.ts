import type { UserKey } from '@/domain/admin/lists';
import type { AdminUser } from '@/domain/admin/user';
import type { UserDraft, UserProblems } from '@/domain/admin/userForm';
import type {
  AdminListActions,
  AdminListView,
  AdminOverlay,
  AdminOverlayActions,
} from '../list/adminListTypes';

/** What is asked before it is done. */
export type UserQuestion = 'suspend' | 'delete';

export type UserOverlay = AdminOverlay<AdminUser, UserDraft, UserProblems, UserQuestion>;

export type AdminUsersView = AdminListView<AdminUser, UserKey, 'status'> & {
  overlay: UserOverlay;
  /** Where a customer's servers and payments are listed; known while the details are open. */
  related: { servers: string; payments: string } | null;
};

export interface AdminUsersActions
  extends AdminListActions<UserKey, 'status'>, AdminOverlayActions<UserDraft> {
  onUserAdd: () => void;
  onDetailsOpen: (user: AdminUser) => void;
  onUserEdit: (user: AdminUser) => void;
  onQuestionAsk: (question: UserQuestion, user: AdminUser) => void;
}

export interface AdminUsersScreenProps extends AdminUsersActions {
  view: AdminUsersView;
}
