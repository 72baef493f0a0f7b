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
import type { Server, ServerId } from '@/domain/servers/server';
import type { LeavingDialogProps } from '@/components/serverLeaving/LeavingDialog';
import type { CancelMenuItemActions } from '@/components/serverLeaving/cancelMenuItem';
import type { ServerDetails } from '@/domain/servers/serverDetails';
import type { ServerConditions, ServersAbout, ServerSortKey, ServerSum } from '@/domain/servers/serverRules';
import type { ServerAttention } from '@/domain/servers/attention';
import { paths } from '@/paths';
import type { ServerOverlay, ServerTopic } from './serverOverlay';
import { renewHref, toServerRow, toServerRows, type ServerRow } from '@/domain/servers/serverRow';

/** Overlay above the list. */
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
  | { kind: 'details'; topic: ServerTopic; server: ServerRow; details: Loaded<ServerDetails> };

/** Values the filter panel offers: those the list has. */
export interface ServerFilterOptions {
  statuses: readonly string[];
  datacenters: readonly string[];
  tariffs: readonly string[];
}

const noOptions: ServerFilterOptions = { statuses: [], datacenters: [], tariffs: [] };

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

interface ServerListFrame extends ListFrame<ServerConditions> {
  orderHref: string;
  options: ServerFilterOptions;
  overlay: ServerListOverlay;
  /** Of all servers, whatever is searched for. */
  attention: readonly ServerAttention[];
  /** The question before a server is cancelled; null while nobody asks for it. */
  leaving: LeavingDialogProps | null;
  /** The restart of all that the list has; null while nobody asks for it. */
  bulkAction: BulkActionView | null;
  /** A server waits in the cart: the first of the steps to the first one is done. */
  isPlanChosen: boolean;
}

/** The states of the screen. */
export type ServerListView = ServerListFrame &
  (
    | Exclude<ListBody<ServerRow, ServerSortKey>, { status: 'ready' }>
    | (ReadyList<ServerRow, ServerSortKey> & {
        /** Monthly price of all that is listed (D9). */
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
  /** A server is to be rebooted, which is asked about first (D8). */
  onServerReboot: (server: ServerRow) => void;
  /** The selected servers are to be rebooted, which is asked about once for all of them. */
  onSelectionReboot: () => void;
  /** The question about rebooting was answered with yes. */
  onRebootConfirm: () => void;
  onDetailsOpen: (topic: ServerTopic, server: ServerRow) => void;
  /** Reads a server's details again for a dialog, after the first reading failed. */
  onDetailsRetry: () => void;
  onOverlayClose: () => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

export interface ServerListScreenProps extends ServerListActions {
  view: ServerListView;
}

type ServerListParts = ListParts<Server, ServerId, ServerSortKey, ServerConditions, ServerSum, ServersAbout>;

/** Sources of the screen's view. */
export interface ServerListSources extends ServerListParts {
  overlay: ServerOverlay;
  /** Of the server whose dialog is open. */
  details: Loaded<ServerDetails>;
  leaving: LeavingDialogProps | null;
  bulkAction: BulkActionView | null;
  /** As far as it is read. */
  cart: readonly CartEntry[];
}

/** Everything the screen shows. */
export function toServerListView({
  overlay,
  details,
  leaving,
  bulkAction,
  cart,
  ...parts
}: ServerListSources): ServerListView {
  const { list, sums, about } = parts;
  const frame = {
    orderHref: paths.dashboard.vpsCatalog,
    options: about ?? noOptions,
    overlay: toOverlay(overlay, details),
    attention: about?.attention ?? [],
    leaving,
    bulkAction,
    isPlanChosen: cart.some(({ kind }) => kind === 'order'),
  };
  if (list.status !== 'ready') return { ...list, ...frame };
  return {
    ...list,
    ...frame,
    rows: toServerRows(list.rows),
    monthlyTotal: kopecks(sums?.monthly ?? 0),
    selection: toSelected(parts),
  };
}

/** Names of servers that a confirmation spells out. */
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

/** Sums up the selection; what is selected but not listed does not count. */
function toSelected({ selection: value, selected: { count, sums, rows } }: ServerListParts): SelectedServers {
  // Rows that are not loaded have no number yet.
  const few = count <= renewedAtOnce && rows.length === count ? rows : [];
  const [only] = few;
  const ids = few.map(({ id }) => id).toSorted((one, other) => one - other);
  return {
    value,
    count,
    total: kopecks(sums?.monthly ?? 0),
    rebootableCount: sums?.rebootable ?? 0,
    editHref: count === 1 && only ? toServerRow(only).editHref : null,
    renewHref: ids.length > 0 ? renewHref(ids) : null,
  };
}
