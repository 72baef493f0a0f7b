import type { IsoDateTime } from '@/domain/time/dates';
import type { ListActions, ListBody, ListFrame, ListParts, SelectActions } from '@/domain/list/listView';
import type { BulkActionHandlers, BulkActionView } from '@/domain/list/bulkAction';
import type { Selection } from '@/domain/list/selection';
import type { Ticket, TicketId } from '@/domain/support/support';
import type { TicketConditions, TicketsAbout, TicketSortKey } from '@/domain/support/ticketRules';
import { paths, withQuery } from '@/paths';

/** Selection among the listed tickets. */
export interface SelectedTickets {
  value: Selection<TicketId>;
  count: number;
  /** Target of Open; null unless exactly one is selected. */
  openHref: string | null;
}

/** The states of the screen. */
export type TicketListView = ListFrame<TicketConditions> &
  ListBody<Ticket, TicketSortKey> & {
    createHref: string;
    /** Number of tickets in the queue, whatever the filter; null while unknown. */
    queueCount: number | null;
    /** Number of archived tickets, for a queue without tickets. */
    archivedCount: number;
    selection: SelectedTickets;
    /** Move of the whole list; null while closed. */
    bulkAction: BulkActionView | null;
    now: IsoDateTime;
  };

export interface TicketListActions
  extends ListActions<TicketSortKey, TicketConditions>, SelectActions<TicketId>, BulkActionHandlers {
  /** Archives the selected tickets, or restores them. */
  onSelectionMove: () => void;
  /** Archives a ticket, or restores it. */
  onTicketMove: (ticket: Ticket) => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

export interface TicketListScreenProps extends TicketListActions {
  view: TicketListView;
}

/** Sources of the screen's view. */
export interface TicketListSources extends ListParts<
  Ticket,
  TicketId,
  TicketSortKey,
  TicketConditions,
  never,
  TicketsAbout
> {
  bulkAction: BulkActionView | null;
  now: IsoDateTime;
}

/** Page of a ticket. */
export function ticketHref(id: TicketId): string {
  return withQuery(paths.dashboard.supportTicket, { id: String(id) });
}

/** Makes the screen's view. */
export function toTicketListView({ bulkAction, now, ...parts }: TicketListSources): TicketListView {
  const { list, about } = parts;
  return {
    ...list,
    createHref: paths.dashboard.supportCreate,
    queueCount: about && about.queueCount,
    archivedCount: about?.archivedCount ?? 0,
    selection: toSelected(parts),
    bulkAction,
    now,
  };
}

function toSelected({
  selection: value,
  selected: { count, rows },
}: Omit<TicketListSources, 'now' | 'bulkAction'>): SelectedTickets {
  const [only] = rows;
  return {
    value,
    count,
    openHref: count === 1 && only ? ticketHref(only.id) : null,
  };
}
