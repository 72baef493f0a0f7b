import type { UserConditions, UserKey } from '@/domain/admin/lists';
import type { ListActions, ListView } from '@/domain/list/listView';
import { paths, withQuery } from '@/paths';
import type { AdminUser } from '@/domain/admin/user';
import type { UserDraft, UserProblems } from '@/domain/admin/userForm';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** What is confirmed before it is done. */
export type UserQuestion = 'viewAs' | 'suspend' | 'delete';

export type UserOverlay = AdminOverlay<AdminUser, UserDraft, UserProblems, UserQuestion>;

export type AdminUsersView = ListView<AdminUser, UserKey, UserConditions> & {
  overlay: UserOverlay;
  /** Where a customer's servers and payments are listed; known while the details are open. */
  related: { servers: string; payments: string } | null;
};

/** Everything the screen shows. A customer's servers and payments are found by the e-mail that all lists know. */
export function toAdminUsersView(
  list: ListView<AdminUser, UserKey, UserConditions>,
  overlay: UserOverlay,
): AdminUsersView {
  const q = overlay.kind === 'details' ? overlay.row.email : null;
  const related =
    q === null
      ? null
      : {
          servers: withQuery(paths.admin.servers, { q }),
          payments: withQuery(paths.admin.payments, { q }),
        };
  return { ...list, overlay, related };
}

export interface AdminUsersActions
  extends ListActions<UserKey, UserConditions>, AdminOverlayActions<UserDraft> {
  /** The form of a new user is wanted. */
  onUserAdd: () => void;
  onDetailsOpen: (user: AdminUser) => void;
  /** The form of this user is wanted. */
  onUserEdit: (user: AdminUser) => void;
  onQuestionAsk: (question: UserQuestion, user: AdminUser) => void;
}

export interface AdminUsersScreenProps extends AdminUsersActions {
  view: AdminUsersView;
}
