import { useCallback, useMemo } from 'react';
import { staffRoles } from '@/domain/admin/rights';
import type { StaffMember } from '@/domain/admin/staff';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { EditIcon, PlusIcon, TrashIcon, UsersIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { roleKey, type AdminStaffScreenProps } from './adminStaffView';
import { staffColumns } from './staffColumns';

// Loaded on click.
const StaffOverlays = lazyPart(() => import('./StaffOverlays'));

/** The provider's staff: roles, invitations and role changes (D35). */
export function AdminStaffScreen(props: AdminStaffScreenProps) {
  const { view, onInvite, onRoleEdit, onQuestionAsk } = props;
  const { overlay, lockOf } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => staffColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ name }: StaffMember) => name, []);
  const rowMenu = useCallback(
    (member: StaffMember): RowMenu => {
      const lock = lockOf(member);
      const locked = lock === null ? {} : { disabledReason: t(`adminStaff.lock.${lock}`) };
      return {
        label: t('adminStaff.menu', { name: member.name }),
        items: [
          {
            kind: 'action',
            id: 'role',
            label: t('adminStaff.role'),
            icon: <EditIcon />,
            onSelect: () => onRoleEdit(member),
            ...locked,
          },
          {
            kind: 'action',
            id: 'remove',
            label: t('adminStaff.remove'),
            icon: <TrashIcon />,
            tone: 'danger',
            onSelect: () => onQuestionAsk('remove', member),
            ...locked,
          },
        ],
      };
    },
    [t, lockOf, onRoleEdit, onQuestionAsk],
  );
  const inviteButton = (
    <Button intent="primary" icon={<PlusIcon />} isChange onClick={onInvite}>
      {t('adminStaff.invite')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminStaff.title')}
      view={view}
      actions={props}
      columns={columns}
      fields={[choiceField('role', t('adminStaff.column.role'), staffRoles, (value) => t(roleKey(value)))]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={inviteButton}
      empty={{
        icon: <UsersIcon />,
        title: t('adminStaff.empty'),
        description: t('adminStaff.emptyText'),
        action: inviteButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <StaffOverlays {...props} overlay={overlay} />}
    />
  );
}
