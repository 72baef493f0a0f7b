import type { ReactNode } from 'react';
import type { CartEntry } from '@/domain/cart/entry';
import type {
  ListActions,
  ListBody,
  ListFrame,
  ListParts,
  ReadyList,
  SelectActions,
} from '@/domain/list/listView';
import type { BulkActionHandlers, BulkActionView } from '@/domain/list/bulkAction';
import type { Selection } from '@/domain/list/selection';
import type { Loaded } from '@/domain/results/loaded';
import { kopecks, type Money } from '@/domain/money/money';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import type { BulkPowerAction } from '@/domain/servers/power';
import type { Server, ServerId } from '@/domain/servers/server';
import type { CancellationDialogProps } from '@/components/serverCancellation/CancellationDialog';
import type { CancelMenuItemActions } from '@/components/serverCancellation/cancelMenuItem';
import type { ServerDetails } from '@/domain/servers/serverDetails';
import type { ServerConditions, ServersAbout, ServerSortKey, ServerSum } from '@/domain/servers/serverRules';
import { toAttentionLines, type AttentionLine } from '@/domain/servers/attentionLines';
import { paths } from '@/paths';
import type { ServerOverlay, ServerTopic } from './serverOverlay';
import { renewHref, toServerRow, toServerRows, type ServerRow } from '@/domain/servers/serverRow';

/** Overlay above the list. */
export type ServerListOverlay =
  | { kind: 'none' }
  | {
      kind: 'reboot';
      /** The first few, listed by name; `count` has the total. */
      named: readonly Pick<Server, 'id' | 'domain'>[];
      count: number;
      /** Selected servers that are not Active and not affected (D8). */
      skippedCount: number;
      submission: 'idle' | 'pending' | 'failed';
    }
  | { kind: 'details'; topic: ServerTopic; server: ServerRow; details: Loaded<ServerDetails> };

/** A power action on many servers, with its progress. */
export interface BulkPowerView extends BulkActionView {
  action: BulkPowerAction;
}

/** Values in the filter panel: those that occur in the list. */
export interface ServerFilterOptions {
  statuses: readonly string[];
  datacenters: readonly string[];
  tariffs: readonly string[];
  tags: readonly string[];
}

const noOptions: ServerFilterOptions = { statuses: [], datacenters: [], tariffs: [], tags: [] };

/** Selection among the listed servers. */
export interface SelectedServers {
  value: Selection<ServerId>;
  count: number;
  /** Monthly price of the selection (D9). */
  total: Money;
  /** Number of rebootable servers (D8). */
  rebootableCount: number;
  /** Number of servers that can be started. */
  startableCount: number;
  /** Target of Edit; null unless exactly one is selected. */
  editHref: string | null;
  /** Renewal page for all of them; null for none, or for too many. */
  renewHref: string | null;
}

interface ServerListFrame extends ListFrame<ServerConditions> {
  orderHref: string;
  options: ServerFilterOptions;
  overlay: ServerListOverlay;
  /** For all servers, whatever the search. */
  attention: readonly AttentionLine[];
  /** Cancellation dialog; null while closed. */
  cancellation: CancellationDialogProps | null;
  /** Power action on many servers; null while closed. */
  bulkAction: BulkPowerView | null;
  /** Whether a server is in the cart, which completes the first step. */
  isPlanChosen: boolean;
}

/** The states of the screen. */
export type ServerListView = ServerListFrame &
  (
    | Exclude<ListBody<ServerRow, ServerSortKey>, { status: 'ready' }>
    | (ReadyList<ServerRow, ServerSortKey> & {
        /** Monthly price of the listed servers (D9). */
        monthlyTotal: Money;
        selection: SelectedServers;
      })
  );

export interface ServerListActions
  extends
    ListActions<ServerSortKey, ServerConditions>,
    SelectActions<ServerId>,
    BulkActionHandlers,
    CancelMenuItemActions {
  /** Asks for confirmation to reboot a server (D8). */
  onServerReboot: (server: ServerRow) => void;
  /** Asks for confirmation to reboot the selected servers. */
  onSelectionReboot: () => void;
  /** Asks for confirmation to start or stop the selected servers. */
  onSelectionPower: (action: 'start' | 'stop') => void;
  /** Confirms the reboot. */
  onRebootConfirm: () => void;
  /** Opens the form for a server's tags. */
  onTagsEdit: (server: ServerRow) => void;
  onDetailsOpen: (topic: ServerTopic, server: ServerRow) => void;
  /** Retries loading a server's details. */
  onDetailsRetry: () => void;
  onOverlayClose: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

export interface ServerListScreenProps extends ServerListActions {
  view: ServerListView;
  /** Columns that the person has hidden; a stable object. */
  hiddenColumns?: readonly string[];
  /** The open filter panel with saved filters and columns; by default the filter alone. */
  filterPanel?: ReactNode;
  /** The open form for tags. */
  tagsForm?: ReactNode;
}

type ServerListParts = ListParts<Server, ServerId, ServerSortKey, ServerConditions, ServerSum, ServersAbout>;

/** Sources of the screen's view. */
export interface ServerListSources extends ServerListParts {
  overlay: ServerOverlay;
  /** Details of the server whose dialog is open. */
  details: Loaded<ServerDetails>;
  cancellation: CancellationDialogProps | null;
  bulkAction: BulkPowerView | null;
  /** Entries loaded so far. */
  cart: readonly CartEntry[];
  /** Number of open bills; null while it loads, and the list with it, so that no row moves for the line about them. */
  openBills: number | null;
}

/** Makes the screen's view. */
export function toServerListView({
  overlay,
  details,
  cancellation,
  bulkAction,
  cart,
  openBills,
  ...parts
}: ServerListSources): ServerListView {
  const { list, sums, about } = parts;
  const frame = {
    orderHref: paths.dashboard.vpsCatalog,
    options: about ?? noOptions,
    overlay: toOverlay(overlay, details),
    attention: toAttentionLines(about?.attention ?? [], paths.dashboard.vps, openBills ?? 0),
    cancellation,
    bulkAction,
    isPlanChosen: cart.some(({ kind }) => kind === 'order'),
  };
  if (list.status !== 'ready') return { ...list, ...frame };
  if (openBills === null) return { ...list, ...frame, status: 'loading' };
  return {
    ...list,
    ...frame,
    rows: toServerRows(list.rows),
    monthlyTotal: kopecks(sums?.monthly ?? 0),
    selection: toSelected(parts),
  };
}

/** Maximum servers listed in a confirmation. */
const namedServers = 5;

function toOverlay(overlay: ServerOverlay, details: Loaded<ServerDetails>): ServerListOverlay {
  switch (overlay.kind) {
    case 'none':
      return overlay;
    case 'details':
      return { ...overlay, server: toServerRow(overlay.server), details };
    case 'reboot':
      return {
        kind: 'reboot',
        named: overlay.servers.slice(0, namedServers).map(({ id, domain }) => ({ id, domain })),
        count: overlay.servers.length,
        skippedCount: overlay.skippedCount,
        submission: overlay.submission,
      };
  }
}

/** Makes the selection's view; selected rows that are not listed do not count. */
function toSelected({ selection: value, selected: { count, sums, rows } }: ServerListParts): SelectedServers {
  // Rows that are not loaded have no known id.
  const few = count <= renewedAtOnce && rows.length === count ? rows : [];
  const [only] = few;
  const ids = few.map(({ id }) => id).toSorted((one, other) => one - other);
  return {
    value,
    count,
    total: kopecks(sums?.monthly ?? 0),
    rebootableCount: sums?.rebootable ?? 0,
    startableCount: sums?.startable ?? 0,
    editHref: count === 1 && only ? toServerRow(only).editHref : null,
    renewHref: ids.length > 0 ? renewHref(ids) : null,
  };
}
