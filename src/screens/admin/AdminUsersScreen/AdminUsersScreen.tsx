import { useCallback, useMemo } from 'react';
import { adminUserStatuses, type AdminUser } from '@/domain/admin/user';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { MoreIcon, PlusIcon, UsersIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu } from '@/primitives/Menu';
import { AdminList } from '../list/AdminList';
import type { AdminUsersScreenProps } from './adminUsersTypes';
import { userColumns } from './userColumns';
import { userMenuItems } from './userMenuItems';

/** One object for all rows, so that none draws its dots again. */
const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

// Shows only after a click, and arrives with it.
const UserOverlays = lazyPart(() => import('./UserOverlays'));

/** The customers (§2: user table with search, Filter, Add New User and four row actions). */
export function AdminUsersScreen(props: AdminUsersScreenProps) {
  const { view, onUserAdd, onDetailsOpen, onUserEdit, onQuestionAsk } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => userColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ name }: AdminUser) => name, []);
  const rowMenu = useCallback(
    (user: AdminUser, tabIndex: 0 | -1 | undefined) => (
      <Menu
        label={t('adminUsers.menu', { name: user.name })}
        face={menuFace}
        size="sm"
        tabIndex={tabIndex}
        items={userMenuItems(user, t, { onDetailsOpen, onUserEdit, onQuestionAsk })}
      />
    ),
    [t, onDetailsOpen, onUserEdit, onQuestionAsk],
  );
  const addButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onUserAdd}>
      {t('adminUsers.add')}
    </Button>
  );
  return (
    <AdminList
      title={t('adminUsers.title')}
      label={t('adminUsers.title')}
      view={view}
      actions={props}
      columns={columns}
      conditions={[
        {
          name: 'status',
          label: t('adminUsers.column.status'),
          options: adminUserStatuses.map((value) => ({ value, label: t(`adminUsers.status.${value}`) })),
        },
      ]}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      primaryAction={addButton}
      empty={{
        icon: <UsersIcon />,
        title: t('adminUsers.empty'),
        description: t('adminUsers.emptyText'),
        action: addButton,
      }}
      overlay={view.overlay.kind !== 'none' && <UserOverlays {...props} overlay={view.overlay} />}
    />
  );
}
