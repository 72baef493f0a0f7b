import type { UserConditions, UserKey } from '@/domain/admin/lists';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { paths, withQuery } from '@/paths';
import type { AdminUser } from '@/domain/admin/user';
import type { AccountSettlement, DeletionDraft, DeletionProblems } from '@/domain/admin/settlement';
import type { Loaded } from '@/domain/results/loaded';
import type { UserDraft, UserProblems } from '@/domain/admin/userForm';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** Actions that need confirmation. */
export type UserQuestion = 'viewAs' | 'suspend';

export type UserOverlay = AdminOverlay<AdminUser, UserDraft, UserProblems, UserQuestion>;

/** The form above a deletion, with the sums by which the account is settled. */
export type DeletionOverlay = AdminOverlay<AdminUser, DeletionDraft, DeletionProblems, never>;

export type AdminUsersView = ListView<AdminUser, UserKey, UserConditions> & {
  overlay: UserOverlay;
  deletion: { overlay: DeletionOverlay; settlement: Loaded<AccountSettlement> };
  /** Where a customer's servers and payments are listed; known while the details are open. */
  related: { servers: string; payments: string } | null;
};

const noDeletion: AdminUsersView['deletion'] = {
  overlay: { kind: 'none' },
  settlement: { status: 'loading' },
};

/** Everything the screen shows. A customer's servers and payments are found by the e-mail that all lists know. */
export function toAdminUsersView(
  list: ListView<AdminUser, UserKey, UserConditions>,
  overlay: UserOverlay,
  deletion: AdminUsersView['deletion'] = noDeletion,
): AdminUsersView {
  const q = overlay.kind === 'details' ? overlay.row.email : null;
  const related =
    q === null
      ? null
      : {
          servers: withQuery(paths.admin.servers, { q }),
          payments: withQuery(paths.admin.payments, { q }),
        };
  return { ...list, overlay, deletion, related };
}

export interface AdminUsersActions
  extends ListActions<UserKey, UserConditions>, MoreActions, AdminOverlayActions<UserDraft> {
  /** The form of a new user is wanted. */
  onUserAdd: () => void;
  onDetailsOpen: (user: AdminUser) => void;
  /** The form of this user is wanted. */
  onUserEdit: (user: AdminUser) => void;
  onQuestionAsk: (question: UserQuestion, user: AdminUser) => void;
  /** The form above the deletion of this user is wanted. */
  onUserDelete: (user: AdminUser) => void;
  /** A field of the deletion was filled in. */
  onDeletionChange: (patch: Partial<DeletionDraft>) => void;
  /** The account is to be settled and deleted. */
  onDeletionSubmit: () => void;
  /** Nothing is deleted: back to the list. */
  onDeletionClose: () => void;
}

export interface AdminUsersScreenProps extends AdminUsersActions {
  view: AdminUsersView;
}
