import { cx } from 'class-variance-authority';
import { breakable } from '@/components/breakable';
import { dayShape, moneyShape, statusShape } from '@/components/columnShapes';
import { DatacenterName } from '@/components/DatacenterName';
import { ServerStatusBadge, serverStatusText } from '@/components/ServerStatusBadge';
import { linkCell } from './cells';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import type { ServerSortKey } from '@/domain/servers/serverRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import type { ServerRow } from '@/domain/servers/serverRow';

/** Width in rem of the table without its checkbox and menu, next to the open sidebar on a 1280 px screen. */
const tableWidth = 55.75;

/**
 * Columns of §2 in order. Name and price are larger than the rest. All fit next to the open sidebar on a 1280 px screen,
 * in one line each; the domain has the room that the language's texts leave, and a longer one takes two lines. In less
 * room, the identifying columns stay.
 */
export function serverColumns({ t, money, date }: I18n): GridColumn<ServerRow, ServerSortKey>[] {
  const unit = t('common.perMonth', { price: '' }).trim();
  const longestStatus = Math.max(...knownServerStatuses.map((status) => serverStatusText(status, t).length));
  const widths = {
    id: 3.1,
    ip: 6.6,
    os: 5.55,
    tariff: 4.8,
    datacenter: 6.1,
    endDate: 2 + date('2026-12-28').length / 4,
    status: 1.1 + longestStatus / 2,
    price: 5.3 + unit.length / 2,
  };
  const others = Object.values(widths).reduce((sum, width) => sum + width);
  const header = (key: ServerSortKey) => ({ key, header: t(`servers.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      width: widths.id,
      isOneLine: true,
      isSecondary: true,
      room: 'middle',
      className: 'figures',
      cell: ({ id }) => `#${id}`,
    },
    {
      ...header('domain'),
      width: tableWidth - others,
      part: 'title',
      cell: ({ domain, pageHref, tags }, tab) => (
        <>
          {/* Two lines at most, so that all rows are equally high. */}
          <span className={cx('block tracking-tight', tags.length > 0 ? 'truncate' : 'roomy:line-clamp-2')}>
            {linkCell(pageHref, tags.length > 0 ? domain : breakable(domain), tab)}
          </span>
          {tags.length > 0 && (
            <span className="block truncate text-xs font-normal text-text-muted">{tags.join(' · ')}</span>
          )}
        </>
      ),
    },
    {
      ...header('ip'),
      width: widths.ip,
      isOneLine: true,
      isSecondary: true,
      className: 'font-mono tracking-tight',
      cell: ({ ip }) => ip || t('common.noAddress'),
    },
    {
      ...header('os'),
      width: widths.os,
      isOneLine: true,
      room: 'wide',
      isSecondary: true,
      // `Windows Server 2022` would need two lines.
      cell: ({ os }) => os.replace(' Server ', ' '),
    },
    {
      ...header('tariff'),
      width: widths.tariff,
      isOneLine: true,
      room: 'middle',
      isSecondary: true,
      cell: ({ tariff }) => tariff,
    },
    {
      ...header('datacenter'),
      width: widths.datacenter,
      room: 'wide',
      isSecondary: true,
      cell: ({ datacenter }) => <DatacenterName datacenter={datacenter} />,
    },
    { ...header('endDate'), ...dayShape, width: widths.endDate, cell: ({ endDate }) => date(endDate) },
    {
      ...header('status'),
      ...statusShape,
      width: widths.status,
      cell: ({ status, leavesOn }) => <ServerStatusBadge status={status} leavesOn={leavesOn} size="sm" />,
    },
    {
      ...header('price'),
      ...moneyShape,
      // The unit of a long sum takes a second line.
      isOneLine: false,
      width: widths.price,
      cell: ({ monthlyPrice }) => (
        <>
          <span className="whitespace-nowrap">{money(monthlyPrice)}</span>{' '}
          <span className="text-xs whitespace-nowrap text-text-muted">{unit}</span>
        </>
      ),
    },
  ];
}
