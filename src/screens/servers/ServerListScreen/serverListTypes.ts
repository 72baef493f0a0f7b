import type { Money } from '@/domain/money';
import type { Server, ServerId } from '@/domain/server';
import type { ServerDetails } from '@/domain/serverDetails';
import type { ServerFilter, ServerSort } from '@/domain/serverQuery';
import type { Selection } from '@/primitives/DataGrid/selection';
import type { RowSource } from '@/primitives/DataGrid/types';

/** A server with what one can do about it. */
export interface ServerRow extends Server {
  editHref: string;
  renewHref: string;
  changeTariffHref: string;
  /** The ticket form with service and server filled in (D7). */
  questionHref: string;
  /** Address of the control panel, or why it cannot be opened (D7). */
  panel: { href: string } | { unavailable: 'noPanel' | 'inactive' };
  canReboot: boolean;
}

/** What the row menu can show in a dialog (D7). */
export type ServerTopic = 'addresses' | 'history' | 'instructions';

export type ServerDetailsView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  | { status: 'ready'; value: ServerDetails };

/** What floats above the list. */
export type ServerListOverlay =
  | { kind: 'none' }
  | {
      kind: 'reboot';
      /** The first few, to be named; `count` has all. */
      named: readonly Pick<Server, 'id' | 'domain'>[];
      count: number;
      /** Selected, but not Active: they stay as they are (D8). */
      skippedCount: number;
      submission: 'idle' | 'pending' | 'failed';
    }
  | { kind: 'details'; topic: ServerTopic; server: ServerRow; details: ServerDetailsView };

/** Values the filter panel offers: those the list has. */
export interface ServerFilterOptions {
  statuses: readonly string[];
  datacenters: readonly string[];
  tariffs: readonly string[];
}

/** The selected among the listed servers. */
export interface SelectedServers {
  value: Selection<ServerId>;
  count: number;
  /** Monthly price of the selected (D9). */
  total: Money;
  /** How many of them may be rebooted (D8). */
  rebootableCount: number;
  /** Where Edit leads: known when exactly one is selected. */
  editHref: string | null;
  /** Where all of them are renewed together; null for none, or for more than can be renewed at once. */
  renewHref: string | null;
}

interface ServerListFrame {
  orderHref: string;
  search: string;
  filter: ServerFilter;
  isFilterOpen: boolean;
  /** A list is shown while a newer one is on its way. */
  isRefreshing: boolean;
  overlay: ServerListOverlay;
}

/** The states of the screen. `empty` has no servers at all, `noMatches` none that search and filter let through. */
export type ServerListView = ServerListFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    | { status: 'empty' }
    | { status: 'noMatches'; options: ServerFilterOptions }
    | {
        status: 'ready';
        options: ServerFilterOptions;
        rows: RowSource<ServerRow>;
        /** Monthly price of all that is listed (D9). */
        total: Money;
        sort: ServerSort | null;
        selection: SelectedServers;
        /** Row that the address asks for. */
        firstRow: number;
        /** Changes with search, filter and order: the list then starts at its top. */
        scrollKey: string;
      }
  );

export interface ServerListActions {
  onSearchChange: (search: string) => void;
  onFilterToggle: () => void;
  onFilterChange: (change: Partial<ServerFilter>) => void;
  /** Search and filter to nothing. */
  onQueryReset: () => void;
  onSortChange: (sort: ServerSort | null) => void;
  onSelectionChange: (selection: Selection<ServerId>) => void;
  onFirstRowChange: (index: number) => void;
  /** Also the retry after an error. */
  onRefresh: () => void;
  onServerReboot: (server: ServerRow) => void;
  onSelectionReboot: () => void;
  onRebootConfirm: () => void;
  onDetailsOpen: (topic: ServerTopic, server: ServerRow) => void;
  onDetailsRetry: () => void;
  onOverlayClose: () => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

export interface ServerListScreenProps extends ServerListActions {
  view: ServerListView;
}
