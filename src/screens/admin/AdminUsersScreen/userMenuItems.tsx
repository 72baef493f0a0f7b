import { canSuspend, type AdminUser } from '@/domain/admin/user';
import type { I18n } from '@/i18n/I18nProvider';
import { EditIcon, LockIcon, TrashIcon, UserIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import { actionItem, detailsItem } from '../list/menuItems';
import type { AdminUsersActions } from './adminUsersView';

type MenuActions = Pick<AdminUsersActions, 'onDetailsOpen' | 'onUserEdit' | 'onQuestionAsk' | 'onUserDelete'>;

/**
 * Row actions of §2 in order, and viewing as the customer (D33); for a suspended account, a hint how to restore access;
 * a merged one can only be looked at.
 */
export function userMenuItems(user: AdminUser, t: I18n['t'], actions: MenuActions): MenuItem[] {
  const merged = user.status === 'Merged' ? { disabledReason: t('adminUsers.reason.merged') } : {};
  return [
    detailsItem(t, () => actions.onDetailsOpen(user)),
    actionItem('edit', t('adminUsers.edit'), <EditIcon />, () => actions.onUserEdit(user), merged),
    actionItem(
      'viewAs',
      t('adminUsers.viewAs'),
      <UserIcon />,
      () => actions.onQuestionAsk('viewAs', user),
      merged,
    ),
    actionItem(
      'suspend',
      t('adminUsers.suspend'),
      <LockIcon />,
      () => actions.onQuestionAsk('suspend', user),
      { ...(canSuspend(user) ? {} : { disabledReason: t('adminUsers.reason.suspended') }), ...merged },
    ),
    { kind: 'separator', id: 'end' },
    actionItem('delete', t('adminUsers.delete'), <TrashIcon />, () => actions.onUserDelete(user), {
      tone: 'danger',
      ...merged,
    }),
  ];
}
