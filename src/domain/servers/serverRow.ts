import { isRunning } from './serverStates';
import type { ListedRows } from '@/domain/list/localList';
import type { Server, ServerId } from '@/domain/servers/server';
import { canReboot } from '@/domain/servers/power';
import { paths, serverPath, withQuery } from '@/paths';

/** A server with its links. */
export interface ServerRow extends Server {
  /** Address of its page. */
  pageHref: string;
  editHref: string;
  renewHref: string;
  changeTariffHref: string;
  /** Ticket form with service and server filled in (D7). */
  questionHref: string;
  /** Address of the control panel, or why it is unavailable (D7). */
  panel: { href: string } | { unavailable: 'noPanel' | 'inactive' };
  canReboot: boolean;
}

const known = new WeakMap<Server, ServerRow>();

/** Returns a server with its links; cached per server. */
export function toServerRow(server: Server): ServerRow {
  const row = known.get(server) ?? makeRow(server);
  known.set(server, row);
  return row;
}

const rowsOf = new WeakMap<ListedRows<Server>, ListedRows<ServerRow>>();

/** Returns the rows of a list; the same object for the same list, because the grid compares by identity. */
export function toServerRows(servers: ListedRows<Server>): ListedRows<ServerRow> {
  const rows = rowsOf.get(servers) ?? {
    length: servers.length,
    at(index: number) {
      const server = servers.at(index);
      return server && toServerRow(server);
    },
  };
  rowsOf.set(servers, rows);
  return rows;
}

/** Address of the renewal page for these servers; a comma needs no encoding. */
export function renewHref(ids: readonly ServerId[]): string {
  return `${paths.dashboard.serverRenew}?id=${ids.join(',')}`;
}

function makeRow(server: Server): ServerRow {
  const id = String(server.id);
  return {
    ...server,
    pageHref: serverPath(server.id),
    editHref: withQuery(paths.dashboard.serverEdit, { id }),
    renewHref: renewHref([server.id]),
    changeTariffHref: withQuery(paths.dashboard.serverChangeTariff, { id }),
    questionHref: withQuery(paths.dashboard.supportCreate, { service: 'VPS/VDS', server: id }),
    panel: panelOf(server),
    canReboot: canReboot(server),
  };
}

function panelOf({ panelUrl, status }: Server): ServerRow['panel'] {
  const href = panelUrl === null ? null : webAddress(panelUrl);
  if (href === null) return { unavailable: 'noPanel' };
  return isRunning(status) ? { href } : { unavailable: 'inactive' };
}

/** Returns the address if it is safe to open; stored data could contain `javascript:`. */
function webAddress(text: string): string | null {
  // Not URL.parse(), which the oldest supported browsers lack.
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
