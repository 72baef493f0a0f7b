import type { IsoDateTime } from '@/domain/dates';
import type { Ticket, TicketId } from '@/domain/support';
import type { TicketFilter, TicketSort } from '@/domain/supportQuery';
import type { Selection } from '@/domain/list/selection';

/** A ticket as one line. */
export interface TicketRow extends Pick<Ticket, 'id' | 'subject' | 'status' | 'isArchived' | 'updatedAt'> {
  href: string;
  /** Minutes it waits for an answer; null when nobody waits. */
  delay: number | null;
}

/** The selected among the listed tickets. */
export interface SelectedTickets {
  value: Selection<TicketId>;
  count: number;
  /** Where Open leads: known when exactly one is selected. */
  openHref: string | null;
}

interface TicketListFrame {
  createHref: string;
  search: string;
  filter: TicketFilter;
  isFilterOpen: boolean;
  /** Tickets in the queue, whatever the filter shows; null while they are not known. */
  queueCount: number | null;
  now: IsoDateTime;
}

/** The states of the screen. `empty` has nothing to list, `noMatches` nothing that search and filter let through. */
export type TicketListView = TicketListFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    | { status: 'empty'; archivedCount: number }
    | { status: 'noMatches' }
    | {
        status: 'ready';
        rows: readonly TicketRow[];
        sort: TicketSort | null;
        selection: SelectedTickets;
        /** Changes with search, filter and order: the list then starts at its top. */
        scrollKey: string;
      }
  );

export interface TicketListActions {
  onSearchChange: (search: string) => void;
  onFilterToggle: () => void;
  onFilterChange: (change: Partial<TicketFilter>) => void;
  /** Search and filter to nothing. */
  onQueryReset: () => void;
  onSortChange: (sort: TicketSort | null) => void;
  onSelectionChange: (selection: Selection<TicketId>) => void;
  onRetry: () => void;
  /** Into the archive, or back out of it where the archive is shown. */
  onSelectionMove: () => void;
  onTicketMove: (ticket: TicketRow) => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

export interface TicketListScreenProps extends TicketListActions {
  view: TicketListView;
}
