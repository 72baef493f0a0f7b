import { breakable } from '@/components/breakable';
import { linkCell, noneCell } from '@/components/cells';
import { dayShape, statusShape } from '@/components/columnShapes';
import { RelativeTime } from '@/components/RelativeTime';
import { TicketPriorityBadge } from '@/components/TicketPriorityBadge';
import { TicketStatusBadge } from '@/components/TicketStatusBadge';
import type { DeskTicket } from '@/domain/desk/desk';
import type { DeskSortKey } from '@/domain/desk/deskRules';
import type { IsoDateTime } from '@/domain/time/dates';
import type { I18n } from '@/i18n/I18nProvider';
import { duration } from '@/i18n/relativeTime';
import { deskTicketPath } from '@/paths';
import { Badge } from '@/primitives/Badge';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { waitedMinutes } from './adminTicketsView';

/** Columns of the queue. The subject links to the ticket. */
export function deskColumns({ t, locale }: I18n, now: IsoDateTime): GridColumn<DeskTicket, DeskSortKey>[] {
  const header = (key: DeskSortKey) => ({
    key,
    header: t(`adminTickets.column.${key}`),
    isSortable: true,
  });
  return [
    { ...header('id'), isOneLine: true, width: 4.5, className: 'figures', cell: ({ id }) => `#${id}` },
    {
      ...header('subject'),
      width: 11.6,
      part: 'title',
      cell: ({ id, subject }, tabIndex) => linkCell(deskTicketPath(id), subject, tabIndex),
    },
    {
      ...header('waiting'),
      ...dayShape,
      width: 4.5,
      cell: (ticket) => {
        const minutes = waitedMinutes(ticket, now);
        return minutes === null ? noneCell(t('adminTickets.nobodyWaits')) : duration(minutes, locale);
      },
    },
    {
      ...header('customer'),
      width: 8.8,
      className: '[overflow-wrap:anywhere]',
      cell: ({ customer, isGuest }) =>
        isGuest ? (
          <>
            <span>{breakable(customer)}</span> <Badge tone="warning">{t('adminTickets.guest')}</Badge>
          </>
        ) : (
          breakable(customer)
        ),
    },
    {
      ...header('department'),
      width: 7,
      room: 'wide',
      isSecondary: true,
      cell: ({ department }) => t(`support.department.${department}`),
    },
    {
      ...header('priority'),
      isOneLine: true,
      width: 6.4,
      cell: ({ priority }) => <TicketPriorityBadge status={priority} size="sm" />,
    },
    {
      ...header('status'),
      ...statusShape,
      width: 7,
      cell: ({ status }) => <TicketStatusBadge status={status} size="sm" />,
    },
    {
      ...header('assignee'),
      width: 7.5,
      room: 'middle',
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ assignee }) => {
        if (assignee === null) return noneCell(t('adminTickets.holder.nobody'));
        return assignee.isMe ? t('adminTickets.me') : breakable(assignee.email);
      },
    },
    {
      ...header('updatedAt'),
      ...dayShape,
      width: 8,
      room: 'widest',
      isSecondary: true,
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} now={now} />,
    },
  ];
}
