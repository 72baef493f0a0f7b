import { useCallback, useState } from 'react';
import { userRules } from '@/domain/admin/lists';
import type { AdminUser } from '@/domain/admin/user';
import {
  emptyUserDraft,
  usableUser,
  userDraftOf,
  userProblems,
  type UserDraft,
} from '@/domain/admin/userForm';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminUsersScreen } from '@/screens/admin/AdminUsersScreen/AdminUsersScreen';
import { toAdminUsersView, type UserQuestion } from '@/screens/admin/AdminUsersScreen/adminUsersView';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { replaceById, removeById } from '@/domain/admin/replaceById';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useUserDeletion } from './useUserDeletion';
import { useViewAs } from './useViewAs';

/** The customers (§2 '/admin/users'). */
export default function AdminUsersContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { list, change, actions } = useList(userRules, {
    key: 'admin/users',
    event: 'admin-users-failed',
    readPart: admin.users,
  });
  const dialog = useAdminOverlay<AdminUser, UserDraft, UserQuestion>();
  const viewAs = useViewAs(dialog.send);
  const { overlay, openForm } = dialog;
  /** An unsent new customer, with which the dialog opens again. */
  const [unsent, setUnsent] = useState(emptyUserDraft);

  // A stable function, so that rows do not re-render.
  const edit = useCallback((user: AdminUser) => openForm(user, userDraftOf(user)), [openForm]);

  const follow =
    (notice: 'added' | 'saved' | 'suspended' | 'deleted', how: typeof replaceById<AdminUser> = replaceById) =>
    (user: AdminUser) => {
      change(how(user));
      return { type: 'success', title: t(`adminUsers.notice.${notice}`), message: user.name } as const;
    };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { row } = overlay;
    const draft = usableUser(overlay.draft);
    if (!draft) dialog.refuse();
    else if (row) dialog.send(() => admin.saveUser(row.id, draft), follow('saved'));
    else
      dialog.send(
        () => admin.addUser(draft),
        (user) => {
          setUnsent(emptyUserDraft);
          return follow('added', (added) => (users) => [added, ...users])(user);
        },
      );
  };

  const confirm = () => {
    if (overlay.kind !== 'question') return;
    const { row } = overlay;
    if (overlay.action === 'viewAs') viewAs(row.id);
    else dialog.send(() => admin.suspendUser(row.id), follow('suspended'));
  };

  const deletion = useUserDeletion(follow('deleted', removeById));

  return (
    <AdminUsersScreen
      {...actions}
      {...dialog.actions}
      {...deletion.actions}
      view={toAdminUsersView(list, withProblems(overlay, userProblems, {}), deletion.view)}
      onUserAdd={() => openForm(null, unsent)}
      onUserEdit={edit}
      onFormSubmit={submit}
      onQuestionConfirm={confirm}
      onOverlayClose={() => {
        if (overlay.kind === 'form' && overlay.row === null) setUnsent(overlay.draft);
        dialog.actions.onOverlayClose();
      }}
    />
  );
}
