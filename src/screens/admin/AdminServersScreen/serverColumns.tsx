import { statusShape } from '@/components/columnShapes';
import type { ServerKey } from '@/domain/admin/lists';
import { serverStatusOf, type AdminServer } from '@/domain/admin/server';
import { stateOf } from '@/domain/servers/serverStates';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { breakable } from '@/components/breakable';
import { Badge } from '@/primitives/Badge';

/** Fields of §3 as columns. The creation date is in the details, because the table has no room for it. */
export function serverColumns(i18n: I18n): GridColumn<AdminServer, ServerKey>[] {
  return serverFacts(i18n).filter(({ key }) => key !== 'created');
}

/** Every field of §3. */
export function serverFacts({ t, date, country }: I18n): GridColumn<AdminServer, ServerKey>[] {
  const header = (key: ServerKey) => ({ key, header: t(`adminServers.column.${key}`), isSortable: true });
  const secondary = { isSecondary: true } as const;
  return [
    {
      ...header('id'),
      isOneLine: true,
      ...secondary,
      width: 4.2,
      className: 'figures',
      cell: ({ id }) => `#${id}`,
    },
    {
      ...header('name'),
      isOneLine: true,
      width: 10,
      part: 'title',
      className: '[overflow-wrap:anywhere]',
      cell: ({ name }) => breakable(name),
    },
    {
      ...header('user'),
      isOneLine: true,
      ...secondary,
      width: 10,
      className: '[overflow-wrap:anywhere]',
      cell: ({ user }) => breakable(user),
    },
    {
      ...header('status'),
      ...statusShape,
      width: 8.6,
      cell: ({ status }) => (
        <Badge tone={stateOf(serverStatusOf(status)).tone} size="sm">
          {t(`adminServers.status.${status}`)}
        </Badge>
      ),
    },
    {
      ...header('datacenter'),
      room: 'wide',
      ...secondary,
      width: 7.2,
      cell: ({ datacenter }) => country(datacenter.toUpperCase()),
    },
    {
      ...header('ip'),
      isOneLine: true,
      room: 'middle',
      ...secondary,
      width: 7.2,
      className: 'font-mono',
      cell: ({ ip }) => ip || t('common.noAddress'),
    },
    { ...header('plan'), isOneLine: true, room: 'wide', ...secondary, width: 5.7, cell: ({ plan }) => plan },
    {
      ...header('created'),
      isOneLine: true,
      ...secondary,
      width: 5.2,
      className: 'figures',
      cell: ({ created }) => date(created),
    },
    {
      ...header('expires'),
      isOneLine: true,
      ...secondary,
      width: 5.6,
      className: 'figures',
      cell: ({ expires }) => date(expires),
    },
  ];
}
