import { dayShape, moneyShape, statusShape } from '@/components/columnShapes';
import type { UserKey } from '@/domain/admin/lists';
import type { AdminUser, AdminUserStatus } from '@/domain/admin/user';
import type { I18n } from '@/i18n/I18nProvider';
import { customerPath } from '@/paths';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { breakable } from '@/components/breakable';
import { linkCell } from '@/components/cells';
import { createStatusBadge } from '@/components/createStatusBadge';

/** §4: Active or Suspended; merged into another account. */
export const UserStatusBadge = createStatusBadge<AdminUserStatus>(
  { Active: 'success', Suspended: 'danger', Merged: 'neutral' },
  (status) => `adminUsers.status.${status}`,
);

/** Fields of §3 as columns; all fit next to the open sidebar on a 1280 px screen. */
export function userColumns({ t, money, number, date, dateTime }: I18n): GridColumn<AdminUser, UserKey>[] {
  const header = (key: UserKey) => ({ key, header: t(`adminUsers.column.${key}`), isSortable: true });
  return [
    { ...header('id'), ...dayShape, width: 3.8, cell: ({ id }) => `#${id}` },
    {
      ...header('name'),
      isOneLine: true,
      width: 10,
      part: 'title',
      cell: ({ id, name }, tabIndex) => linkCell(customerPath(id), name, tabIndex),
    },
    {
      ...header('email'),
      isOneLine: true,
      width: 11.8,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ email }) => breakable(email),
    },
    {
      ...header('status'),
      ...statusShape,
      width: 8.1,
      cell: ({ status }) => <UserStatusBadge status={status} size="sm" />,
    },
    { ...header('balance'), ...moneyShape, width: 6.8, cell: ({ balance }) => money(balance) },
    {
      ...header('servers'),
      ...moneyShape,
      room: 'middle',
      width: 4.8,
      cell: ({ servers }) => number(servers),
    },
    { ...header('joined'), ...dayShape, room: 'wide', width: 5.4, cell: ({ joined }) => date(joined) },
    {
      ...header('lastLogin'),
      ...dayShape,
      room: 'wide',
      width: 7.3,
      cell: ({ lastLogin }) => (lastLogin === null ? t('adminUsers.neverLoggedIn') : dateTime(lastLogin)),
    },
  ];
}
