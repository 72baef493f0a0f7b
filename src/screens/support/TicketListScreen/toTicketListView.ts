import type { IsoDateTime } from '@/domain/dates';
import { delayMinutes, isInQueue, type Ticket, type TicketId } from '@/domain/support';
import { findTickets, isNarrowed } from '@/domain/supportQuery';
import { isSelected, type Selection } from '@/domain/list/selection';
import type { TicketListView, TicketRow } from './ticketListTypes';
import { paths, withQuery } from '@/paths';
import type { TicketListState } from './ticketListState';
import { formatTicketListUrl } from './ticketListUrl';

/** Where a ticket's thread is. */
export function ticketHref(id: TicketId): string {
  return withQuery(paths.dashboard.supportTicket, { id: String(id) });
}

/** The listed tickets as rows; null until they are there. The grid knows a list by identity, so this is kept. */
export function listTickets(
  { load, query }: Pick<TicketListState, 'load' | 'query'>,
  now: IsoDateTime,
): readonly TicketRow[] | null {
  if (load.status !== 'ready') return null;
  return findTickets(load.tickets, query, now).map((ticket) => toRow(ticket, now));
}

function toRow(ticket: Ticket, now: IsoDateTime): TicketRow {
  const { id, subject, status, isArchived, updatedAt } = ticket;
  return {
    id,
    subject,
    status,
    isArchived,
    updatedAt,
    href: ticketHref(id),
    delay: delayMinutes(ticket, now),
  };
}

/** The rows that are both listed and selected. */
export function selectedRows(rows: readonly TicketRow[], selection: Selection<TicketId>): TicketRow[] {
  return rows.filter(({ id }) => isSelected(selection, id));
}

/** The screen's view of the list's state. */
export function toTicketListView(
  { load, query, selection, isFilterOpen }: TicketListState,
  rows: readonly TicketRow[] | null,
  now: IsoDateTime,
): TicketListView {
  const frame = {
    createHref: paths.dashboard.supportCreate,
    search: query.search,
    filter: query.filter,
    isFilterOpen,
    queueCount: load.status === 'ready' ? load.tickets.filter(isInQueue).length : null,
    now,
  };
  if (load.status === 'failed') return { ...frame, status: 'error', reason: load.reason };
  if (load.status === 'loading' || !rows) return { ...frame, status: 'loading' };
  if (rows.length === 0) {
    return isNarrowed(query)
      ? { ...frame, status: 'noMatches' }
      : { ...frame, status: 'empty', archivedCount: load.tickets.length };
  }
  const chosen = selectedRows(rows, selection);
  const [only] = chosen;
  return {
    ...frame,
    status: 'ready',
    rows,
    sort: query.sort,
    selection: {
      value: selection,
      count: chosen.length,
      openHref: chosen.length === 1 && only ? only.href : null,
    },
    scrollKey: formatTicketListUrl(query),
  };
}
