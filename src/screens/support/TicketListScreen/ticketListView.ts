import type { IsoDateTime } from '@/domain/time/dates';
import type { ListActions, ListBody, ListFrame, ListParts, SelectActions } from '@/domain/list/listView';
import type { BulkActionHandlers, BulkActionView } from '@/domain/list/bulkAction';
import type { Selection } from '@/domain/list/selection';
import type { Ticket, TicketId } from '@/domain/support/support';
import type { TicketConditions, TicketsAbout, TicketSortKey } from '@/domain/support/ticketRules';
import { paths, withQuery } from '@/paths';

/** The selected among the listed tickets. */
export interface SelectedTickets {
  value: Selection<TicketId>;
  count: number;
  /** Where Open leads: known when exactly one is selected. */
  openHref: string | null;
}

/** The states of the screen. */
export type TicketListView = ListFrame<TicketConditions> &
  ListBody<Ticket, TicketSortKey> & {
    createHref: string;
    /** Tickets in the queue, whatever the filter shows; null while they are not known. */
    queueCount: number | null;
    /** All tickets that are not listed where none is: everything may be in the archive. */
    archivedCount: number;
    selection: SelectedTickets;
    /** The move of all that the list has; null while nobody asks for it. */
    bulkAction: BulkActionView | null;
    now: IsoDateTime;
  };

export interface TicketListActions
  extends ListActions<TicketSortKey, TicketConditions>, SelectActions<TicketId>, BulkActionHandlers {
  /** Into the archive, or back out of it where the archive is shown. */
  onSelectionMove: () => void;
  /** A ticket goes to the archive, or comes back from it. */
  onTicketMove: (ticket: Ticket) => void;
  /** Someone pressed what is disabled: tell them why. */
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

/** Where a ticket's thread is. */
export function ticketHref(id: TicketId): string {
  return withQuery(paths.dashboard.supportTicket, { id: String(id) });
}

/** Everything the screen shows. */
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
