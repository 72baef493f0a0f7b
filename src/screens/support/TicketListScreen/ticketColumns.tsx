import { dayShape, statusShape } from '@/components/columnShapes';
import { RelativeTime } from '@/components/RelativeTime';
import { TicketStatusBadge } from '@/components/TicketStatusBadge';
import type { IsoDateTime } from '@/domain/time/dates';
import { delayMinutes, type Ticket } from '@/domain/support/support';
import type { TicketSortKey } from '@/domain/support/ticketRules';
import type { I18n } from '@/i18n/I18nProvider';
import { duration } from '@/i18n/relativeTime';
import { linkCell, noneCell } from '@/components/cells';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { ticketHref } from './ticketListView';

/** Columns of §2 in order. The subject links to the thread. */
export function ticketColumns({ t, locale }: I18n, now: IsoDateTime): GridColumn<Ticket, TicketSortKey>[] {
  const header = (key: TicketSortKey) => ({ key, header: t(`support.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      isOneLine: true,
      room: 'middle',
      width: 4.5,
      className: 'figures',
      cell: ({ id }) => `#${id}`,
    },
    {
      ...header('subject'),
      width: 22,
      part: 'title',
      cell: ({ id, subject }, tabIndex) => linkCell(ticketHref(id), subject, tabIndex),
    },
    {
      ...header('updatedAt'),
      isOneLine: true,
      width: 9,
      isSecondary: true,
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} now={now} />,
    },
    {
      ...header('delay'),
      ...dayShape,
      room: 'wide',
      width: 6.5,
      cell: (ticket) => {
        const delay = delayMinutes(ticket, now);
        return delay === null ? noneCell(t('support.noDelay')) : duration(delay, locale);
      },
    },
    {
      ...header('status'),
      ...statusShape,
      width: 8,
      cell: ({ status }) => <TicketStatusBadge status={status} size="sm" />,
    },
  ];
}
