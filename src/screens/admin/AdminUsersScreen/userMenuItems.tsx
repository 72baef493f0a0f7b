import { canSuspend, type AdminUser } from '@/domain/admin/user';
import type { I18n } from '@/i18n/I18nProvider';
import { EditIcon, EyeIcon, LockIcon, TrashIcon, UserIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import type { AdminUsersActions } from './adminUsersView';

type MenuActions = Pick<AdminUsersActions, 'onDetailsOpen' | 'onUserEdit' | 'onQuestionAsk' | 'onUserDelete'>;

/**
 * Row actions of §2 in order, and viewing as the customer (D33); for a suspended account, a hint how to restore access;
 * a merged one can only be looked at.
 */
export function userMenuItems(user: AdminUser, t: I18n['t'], actions: MenuActions): MenuItem[] {
  const merged = user.status === 'Merged' ? { disabledReason: t('adminUsers.reason.merged') } : {};
  return [
    {
      kind: 'action',
      id: 'details',
      isChange: false,
      label: t('admin.details'),
      icon: <EyeIcon />,
      onSelect: () => actions.onDetailsOpen(user),
    },
    {
      kind: 'action',
      id: 'edit',
      label: t('adminUsers.edit'),
      icon: <EditIcon />,
      onSelect: () => actions.onUserEdit(user),
      ...merged,
    },
    {
      kind: 'action',
      id: 'viewAs',
      label: t('adminUsers.viewAs'),
      icon: <UserIcon />,
      onSelect: () => actions.onQuestionAsk('viewAs', user),
      ...merged,
    },
    {
      kind: 'action',
      id: 'suspend',
      label: t('adminUsers.suspend'),
      icon: <LockIcon />,
      onSelect: () => actions.onQuestionAsk('suspend', user),
      ...(canSuspend(user) ? {} : { disabledReason: t('adminUsers.reason.suspended') }),
      ...merged,
    },
    { kind: 'separator', id: 'end' },
    {
      kind: 'action',
      id: 'delete',
      label: t('adminUsers.delete'),
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => actions.onUserDelete(user),
      ...merged,
    },
  ];
}
