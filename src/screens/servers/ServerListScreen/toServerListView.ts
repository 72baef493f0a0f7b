import { kopecks } from '@/domain/money';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import { canReboot, type Server, type ServerId } from '@/domain/server';
import type { ServerIndex, ServerResult } from '@/domain/serverIndex';
import type { Selection } from '@/primitives/DataGrid/selection';
import type { RowSource } from '@/primitives/DataGrid/types';
import type {
  SelectedServers,
  ServerDetailsView,
  ServerListOverlay,
  ServerListView,
  ServerRow,
} from './serverListTypes';
import { paths } from '@/paths';
import { formatServerListUrl, rowsPerPage } from '@/domain/serverListUrl';
import type { OverlayDraft, ServerListState } from './serverListState';
import { renewHref, toServerRow } from './toServerRow';

/** The listed servers and their rows: kept until list or query change, because the grid knows a list by identity. */
export interface ListedServers {
  index: ServerIndex;
  result: ServerResult;
  rows: RowSource<ServerRow>;
}

export function listServers(index: ServerIndex, result: ServerResult): ListedServers {
  const rows: RowSource<ServerRow> = {
    length: result.order.length,
    at(at) {
      const server = index.servers[result.order[at] ?? -1];
      return server && toServerRow(server);
    },
  };
  return { index, result, rows };
}

/** The page of the address for a row; a list that fits one page has no other (D9). */
export function pageOf(row: number, listed: ListedServers | null): number {
  return listed && listed.rows.length > rowsPerPage ? Math.floor(row / rowsPerPage) + 1 : 1;
}

/** Names of servers that a confirmation spells out. */
const namedServers = 5;

/** The screen's view of the list's state; `listed` is there once the list is, `details` are of the open dialog. */
export function toServerListView(
  state: ServerListState,
  listed: ListedServers | null,
  details: ServerDetailsView = { status: 'loading' },
): ServerListView {
  const { load, query, isFilterOpen, isRefreshing, overlay } = state;
  const frame = {
    orderHref: paths.dashboard.vpsCatalog,
    search: query.search,
    filter: query.filter,
    isFilterOpen,
    isRefreshing,
    overlay: toOverlay(overlay, details),
  };
  if (load.status === 'failed') return { ...frame, status: 'error', reason: load.reason };
  if (load.status === 'loading' || !listed) return { ...frame, status: 'loading' };
  const { index, result, rows } = listed;
  if (index.servers.length === 0) return { ...frame, status: 'empty' };
  const options = index.filterValues;
  if (rows.length === 0) return { ...frame, status: 'noMatches', options };
  return {
    ...frame,
    status: 'ready',
    options,
    rows,
    total: result.total,
    sort: query.sort,
    selection: toSelected(state.selection, listed),
    firstRow: (state.page - 1) * rowsPerPage,
    scrollKey: formatServerListUrl({ query, page: 1 }),
  };
}

function toOverlay(overlay: OverlayDraft, details: ServerDetailsView): ServerListOverlay {
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

/**
 * Sums up the selection. It looks at the named ids only, whichever way round they are meant, so that 'all' costs the
 * same for any length of list; what is selected but not listed does not count.
 */
function toSelected(value: Selection<ServerId>, { index, result }: ListedServers): SelectedServers {
  let count = 0;
  let total = 0;
  let rebootableCount = 0;
  let last: Server | null = null;
  const named: ServerId[] = [];
  for (const id of value.ids) {
    const server = listedServer(id, index, result);
    if (!server) continue;
    count += 1;
    total += server.monthlyPrice;
    rebootableCount += Number(canReboot(server));
    last = server;
    named.push(id);
  }
  if (value.mode === 'some') {
    const editHref = count === 1 && last ? toServerRow(last).editHref : null;
    const renewHref = renewAddress(named);
    return { value, count, total: kopecks(total), rebootableCount, editHref, renewHref };
  }
  const remaining = result.order.length - count;
  return {
    value,
    count: remaining,
    total: kopecks(result.total - total),
    rebootableCount: result.rebootableCount - rebootableCount,
    editHref: remaining === 1 ? onlySelected(value, { index, result }) : null,
    // Looked for only when they are few: 'all' costs the same for any length of list.
    renewHref:
      remaining > renewedAtOnce
        ? null
        : renewAddress(selectedServers(value, { index, result }).map(({ id }) => id)),
  };
}

/** Where the selected are renewed together, in the order of their numbers; null where they are none, or too many. */
function renewAddress(ids: readonly ServerId[]): string | null {
  const isPossible = ids.length > 0 && ids.length <= renewedAtOnce;
  return isPossible ? renewHref(ids.toSorted((one, other) => one - other)) : null;
}

function listedServer(id: ServerId, index: ServerIndex, result: ServerResult): Server | undefined {
  const position = index.positionOf(id);
  return position !== undefined && result.isListed(position) ? index.servers[position] : undefined;
}

function onlySelected(
  value: Selection<ServerId>,
  listed: Pick<ListedServers, 'index' | 'result'>,
): string | null {
  const [only] = selectedServers(value, listed);
  return only ? toServerRow(only).editHref : null;
}

/** The servers that are both listed and selected, in the order of the list. Linear: for when something is done to them. */
export function selectedServers(
  { mode, ids }: Selection<ServerId>,
  { index, result }: Pick<ListedServers, 'index' | 'result'>,
): Server[] {
  const selected: Server[] = [];
  for (const position of result.order) {
    const server = index.servers[position];
    if (server && ids.has(server.id) === (mode === 'some')) selected.push(server);
  }
  return selected;
}
