import { useCallback, useMemo } from 'react';
import { adminUserStatuses, type AdminUser } from '@/domain/admin/user';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { PlusIcon, UsersIcon } from '@/primitives/icons';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { lazyPart } from '@/primitives/lazyPart';
import type { AdminUsersScreenProps } from './adminUsersView';
import { userColumns } from './userColumns';
import { userMenuItems } from './userMenuItems';

// Loaded on click.
const UserOverlays = lazyPart(() => import('./UserOverlays'));
const UserDeletion = lazyPart(() => import('./UserDeletion'));

/** Customers (§2: user table with search, Filter, Add New User and four row actions). */
export function AdminUsersScreen(props: AdminUsersScreenProps) {
  const { view, onUserAdd, onDetailsOpen, onUserEdit, onQuestionAsk, onUserDelete } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => userColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ name }: AdminUser) => name, []);
  const rowMenu = useCallback(
    (user: AdminUser) => ({
      label: t('adminUsers.menu', { name: user.name }),
      items: userMenuItems(user, t, { onDetailsOpen, onUserEdit, onQuestionAsk, onUserDelete }),
    }),
    [t, onDetailsOpen, onUserEdit, onQuestionAsk, onUserDelete],
  );
  const addButton = (
    <Button intent="primary" icon={<PlusIcon />} isChange onClick={onUserAdd}>
      {t('adminUsers.add')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminUsers.title')}
      view={view}
      actions={props}
      columns={columns}
      fields={[
        choiceField('status', t('adminUsers.column.status'), adminUserStatuses, (value) =>
          t(`adminUsers.status.${value}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={addButton}
      empty={{
        icon: <UsersIcon />,
        title: t('adminUsers.empty'),
        description: t('adminUsers.emptyText'),
        action: addButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={
        view.deletion.overlay.kind === 'form' ? (
          <UserDeletion {...props} overlay={view.deletion.overlay} />
        ) : (
          view.overlay.kind !== 'none' && <UserOverlays {...props} overlay={view.overlay} />
        )
      }
    />
  );
}
