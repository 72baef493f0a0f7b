import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import type { ServerSortKey } from '@/domain/serverQuery';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import type { ServerRow } from './serverListTypes';

/** The columns of §2, in its order. Together they fit beside the open sidebar on a 1280 px screen. */
export function serverColumns({ t, money, date }: I18n): GridColumn<ServerRow, ServerSortKey>[] {
  const header = (key: ServerSortKey) => ({ key, header: t(`servers.column.${key}`), isSortable: true });
  return [
    { ...header('id'), width: 4, cell: ({ id }) => <span className="figures">#{id}</span> },
    {
      ...header('domain'),
      width: 8.5,
      part: 'title',
      cell: ({ domain }) => <span className="font-medium [overflow-wrap:anywhere]">{domain}</span>,
    },
    {
      ...header('ip'),
      width: 7.75,
      cell: ({ ip }) => <span className="font-mono text-xs [overflow-wrap:anywhere]">{ip}</span>,
    },
    { ...header('os'), width: 6.5, cell: ({ os }) => os },
    { ...header('tariff'), width: 6, cell: ({ tariff }) => tariff },
    { ...header('datacenter'), width: 7.75, cell: ({ datacenter }) => datacenter },
    {
      ...header('endDate'),
      width: 5.75,
      cell: ({ endDate }) => <span className="figures">{date(endDate)}</span>,
    },
    {
      ...header('status'),
      width: 8.25,
      part: 'status',
      cell: ({ status }) => <ServerStatusBadge status={status} />,
    },
    {
      ...header('price'),
      width: 6.5,
      align: 'end',
      cell: ({ monthlyPrice }) => (
        <span className="figures">{t('common.perMonth', { price: money(monthlyPrice) })}</span>
      ),
    },
  ];
}
