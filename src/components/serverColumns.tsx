import { dayShape, moneyShape, statusShape } from '@/components/columnShapes';
import { DatacenterName } from '@/components/DatacenterName';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { linkCell } from './cells';
import type { ServerSortKey } from '@/domain/servers/serverRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import type { ServerRow } from '@/domain/servers/serverRow';

/**
 * Columns of §2 in order. Name and price are larger than the rest. All fit next to the open sidebar on a 1280 px screen
 * (60 rem with checkbox and menu). In less room, the identifying columns stay.
 */
export function serverColumns({ t, money, date }: I18n): GridColumn<ServerRow, ServerSortKey>[] {
  const unit = t('common.perMonth', { price: '' }).trim();
  const header = (key: ServerSortKey) => ({ key, header: t(`servers.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      width: 3.2,
      isOneLine: true,
      room: 'middle',
      className: 'figures',
      cell: ({ id }) => `#${id}`,
    },
    {
      ...header('domain'),
      width: 8.6,
      part: 'title',
      isOneLine: true,
      cell: ({ domain, pageHref, tags }, tab) => (
        <>
          {linkCell(pageHref, domain, tab)}
          {tags.length > 0 && (
            <span className="block truncate text-xs font-normal text-text-muted">{tags.join(' · ')}</span>
          )}
        </>
      ),
    },
    {
      ...header('ip'),
      width: 7,
      isOneLine: true,
      isSecondary: true,
      className: 'font-mono',
      cell: ({ ip }) => ip || t('common.noAddress'),
    },
    {
      ...header('os'),
      width: 6.1,
      isOneLine: true,
      room: 'wide',
      isSecondary: true,
      // `Windows Server 2022` would need two lines.
      cell: ({ os }) => os.replace(' Server ', ' '),
    },
    {
      ...header('tariff'),
      width: 5,
      isOneLine: true,
      room: 'middle',
      isSecondary: true,
      cell: ({ tariff }) => tariff,
    },
    {
      ...header('datacenter'),
      width: 6.5,
      room: 'wide',
      isSecondary: true,
      cell: ({ datacenter }) => <DatacenterName datacenter={datacenter} />,
    },
    { ...header('endDate'), ...dayShape, width: 5, cell: ({ endDate }) => date(endDate) },
    {
      ...header('status'),
      ...statusShape,
      width: 8,
      cell: ({ status, leavesOn }) => <ServerStatusBadge status={status} leavesOn={leavesOn} size="sm" />,
    },
    {
      ...header('price'),
      ...moneyShape,
      width: 6.1,
      cell: ({ monthlyPrice }) => (
        <>
          {money(monthlyPrice)} <span className="text-xs text-text-muted roomy:block">{unit}</span>
        </>
      ),
    },
  ];
}
