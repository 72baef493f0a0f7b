import { dayShape, moneyShape, statusShape } from '@/components/columnShapes';
import type { UserKey } from '@/domain/admin/lists';
import type { AdminUser, AdminUserStatus } from '@/domain/admin/user';
import type { I18n } from '@/i18n/I18nProvider';
import { customerPath } from '@/paths';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { breakable } from '@/components/breakable';
import { createStatusBadge } from '@/components/createStatusBadge';
import { Link } from '@/primitives/Link';

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
      cell: ({ id, name }) => <Link href={customerPath(id)}>{name}</Link>,
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
      width: 8.6,
      cell: ({ status }) => <UserStatusBadge status={status} size="sm" />,
    },
    { ...header('balance'), ...moneyShape, width: 7.4, cell: ({ balance }) => money(balance) },
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
      room: 'wide',
      width: 6.2,
      isSecondary: true,
      className: 'figures',
      cell: ({ lastLogin }) => (lastLogin === null ? t('adminUsers.neverLoggedIn') : dateTime(lastLogin)),
    },
  ];
}
