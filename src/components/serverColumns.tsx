import type { ReactNode } from 'react';
import { datacenterText } from '@/components/datacenterText';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import type { ServerSortKey } from '@/domain/serverRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import type { ServerRow } from '@/domain/serverRow';

/**
 * The columns of §2, in its order. What names and prices a server reads larger than the rest, and together they fit
 * beside the open sidebar on a 1280 px screen (61 rem with the checkbox and the menu).
 */
export function serverColumns({ t, money, date }: I18n): GridColumn<ServerRow, ServerSortKey>[] {
  const header = (key: ServerSortKey) => ({ key, header: t(`servers.column.${key}`), isSortable: true });
  return [
    { ...header('id'), width: 3.4, className: 'figures', cell: ({ id }) => `#${id}` },
    {
      ...header('domain'),
      width: 7.4,
      part: 'title',
      cell: ({ domain }) => breakableAtDots(domain),
    },
    {
      ...header('ip'),
      width: 7.5,
      isSecondary: true,
      className: 'font-mono',
      cell: ({ ip }) => ip,
    },
    { ...header('os'), width: 5.7, isSecondary: true, cell: ({ os }) => os },
    { ...header('tariff'), width: 5.2, isSecondary: true, cell: ({ tariff }) => tariff },
    {
      ...header('datacenter'),
      width: 7.2,
      isSecondary: true,
      cell: ({ datacenter }) => datacenterText(datacenter, t),
    },
    {
      ...header('endDate'),
      width: 4.9,
      isSecondary: true,
      className: 'figures',
      cell: ({ endDate }) => date(endDate),
    },
    {
      ...header('status'),
      width: 8,
      part: 'status',
      cell: ({ status }) => <ServerStatusBadge status={status} size="sm" />,
    },
    {
      ...header('price'),
      width: 6.6,
      align: 'end',
      // Where it wraps, it wraps before the slash.
      className: 'text-balance figures',
      cell: ({ monthlyPrice }) => t('common.perMonth', { price: money(monthlyPrice) }),
    },
  ];
}

/** A long name wraps after its dots first, then where it must; copied, it is still the name. */
function breakableAtDots(domain: string): ReactNode {
  const [first = '', ...rest] = domain.split('.');
  return [first, ...rest.flatMap((part, index) => ['.', <wbr key={index} />, part])];
}
