import type { UserKey } from '@/domain/admin/lists';
import type { AdminUser } from '@/domain/admin/user';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { breakable } from '../list/breakable';
import { UserStatusBadge } from './UserStatusBadge';

/** The fields of §3 as columns; together they fit beside the open sidebar on a 1280 px screen. */
export function userColumns({ t, money, number, date, dateTime }: I18n): GridColumn<AdminUser, UserKey>[] {
  const header = (key: UserKey) => ({ key, header: t(`adminUsers.column.${key}`), isSortable: true });
  return [
    { ...header('id'), width: 3.8, isSecondary: true, className: 'figures', cell: ({ id }) => `#${id}` },
    { ...header('name'), width: 10, part: 'title', cell: ({ name }) => name },
    {
      ...header('email'),
      width: 11.8,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ email }) => breakable(email),
    },
    {
      ...header('status'),
      width: 8.6,
      part: 'status',
      cell: ({ status }) => <UserStatusBadge status={status} />,
    },
    {
      ...header('balance'),
      width: 7.4,
      align: 'end',
      className: 'figures',
      cell: ({ balance }) => money(balance),
    },
    {
      ...header('servers'),
      width: 4.8,
      align: 'end',
      className: 'figures',
      cell: ({ servers }) => number(servers),
    },
    {
      ...header('joined'),
      width: 5.4,
      isSecondary: true,
      className: 'figures',
      cell: ({ joined }) => date(joined),
    },
    {
      ...header('lastLogin'),
      width: 6.2,
      isSecondary: true,
      className: 'figures',
      cell: ({ lastLogin }) => (lastLogin === null ? t('adminUsers.neverLoggedIn') : dateTime(lastLogin)),
    },
  ];
}
