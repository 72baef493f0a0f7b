import type { UserConditions, UserKey } from '@/domain/admin/lists';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { paths, withQuery } from '@/paths';
import type { AdminUser } from '@/domain/admin/user';
import type { AccountSettlement } from '@/domain/account/settlement';
import type { DeletionDraft, DeletionProblems } from '@/domain/admin/settlement';
import type { Loaded } from '@/domain/results/loaded';
import type { UserDraft, UserProblems } from '@/domain/admin/userForm';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** Actions that need confirmation. */
export type UserQuestion = 'viewAs' | 'suspend';

export type UserOverlay = AdminOverlay<AdminUser, UserDraft, UserProblems, UserQuestion>;

/** Form for deleting an account, with the sums of its settlement. */
export type DeletionOverlay = AdminOverlay<AdminUser, DeletionDraft, DeletionProblems, never>;

export type AdminUsersView = ListView<AdminUser, UserKey, UserConditions> & {
  overlay: UserOverlay;
  deletion: { overlay: DeletionOverlay; settlement: Loaded<AccountSettlement> };
  /** Lists of the customer's servers and payments; null unless the details are open. */
  related: { servers: string; payments: string } | null;
};

const noDeletion: AdminUsersView['deletion'] = {
  overlay: { kind: 'none' },
  settlement: { status: 'loading' },
};

/** Makes the screen's view. A customer's servers and payments are searched by e-mail. */
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
  /** Opens the form of a new user. */
  onUserAdd: () => void;
  onDetailsOpen: (user: AdminUser) => void;
  /** Opens the form of a user. */
  onUserEdit: (user: AdminUser) => void;
  onQuestionAsk: (question: UserQuestion, user: AdminUser) => void;
  /** Opens the form for deleting a user. */
  onUserDelete: (user: AdminUser) => void;
  /** A field of the deletion changed. */
  onDeletionChange: (patch: Partial<DeletionDraft>) => void;
  /** Settles and deletes the account. */
  onDeletionSubmit: () => void;
  /** Closes the deletion form. */
  onDeletionClose: () => void;
}

export interface AdminUsersScreenProps extends AdminUsersActions {
  view: AdminUsersView;
}
