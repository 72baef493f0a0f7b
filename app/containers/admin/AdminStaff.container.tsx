import { useCallback, useState } from 'react';
import { removeById, replaceById } from '@/domain/admin/replaceById';
import {
  emptyStaffDraft,
  staffProblems,
  staffRules,
  type StaffDraft,
  type StaffMember,
} from '@/domain/admin/staff';
import { useI18n } from '@/i18n/I18nProvider';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { AdminStaffScreen } from '@/screens/admin/AdminStaffScreen/AdminStaffScreen';
import { toAdminStaffView } from '@/screens/admin/AdminStaffScreen/adminStaffView';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useAdminAccount } from '@app/reads/adminReads';

/** The provider's staff and their roles. */
export default function AdminStaffContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { state: account } = useAdminAccount();
  const { list, change, actions } = useList(staffRules, {
    key: 'admin/staff',
    event: 'admin-staff-failed',
    readPart: admin.staff,
  });
  const dialog = useAdminOverlay<StaffMember, StaffDraft, 'remove'>();
  const { overlay, openForm } = dialog;
  /** An unsent invitation, with which the dialog opens again. */
  const [unsent, setUnsent] = useState(emptyStaffDraft);

  // A stable function, so that rows do not re-render.
  const editRole = useCallback(
    (member: StaffMember) => {
      const { name, email, role } = member;
      openForm(member, { name, email, role, isExisting: true });
    },
    [openForm],
  );

  const noticeOf = (notice: 'invited' | 'saved' | 'removed', { name }: StaffMember) =>
    ({ type: 'success', title: t(`adminStaff.notice.${notice}`), message: name }) as const;

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { row, draft } = overlay;
    if (Object.keys(staffProblems(draft, row)).length > 0) dialog.refuse();
    else if (row)
      dialog.send(
        () => admin.saveStaff(row.id, draft.role),
        (member) => {
          change(replaceById(member));
          return noticeOf('saved', member);
        },
      );
    else
      dialog.send(
        () => admin.inviteStaff({ ...draft, name: draft.name.trim(), email: draft.email.trim() }),
        (member) => {
          setUnsent(emptyStaffDraft);
          change((members) => [member, ...members]);
          return noticeOf('invited', member);
        },
      );
  };

  const remove = () => {
    if (overlay.kind !== 'question') return;
    const { row } = overlay;
    dialog.send(
      () => admin.removeStaff(row.id),
      () => {
        change(removeById(row));
        return noticeOf('removed', row);
      },
    );
  };

  return (
    <AdminStaffScreen
      {...actions}
      {...dialog.actions}
      view={toAdminStaffView(
        list,
        withProblems(overlay, staffProblems, {}),
        account.status === 'ready' ? account.value.email : null,
      )}
      onInvite={() => openForm(null, unsent)}
      onRoleEdit={editRole}
      onFormSubmit={submit}
      onQuestionConfirm={remove}
      onOverlayClose={() => {
        if (overlay.kind === 'form' && overlay.row === null) setUnsent(overlay.draft);
        dialog.actions.onOverlayClose();
      }}
    />
  );
}
