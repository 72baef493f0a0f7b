import { isRunning } from './serverStates';
import type { ListedRows } from '@/domain/list/localList';
import type { Server, ServerId } from '@/domain/servers/server';
import { canReboot } from '@/domain/servers/power';
import { paths, serverPath, withQuery } from '@/paths';

/** A server with what one can do about it. */
export interface ServerRow extends Server {
  /** Its own page. */
  pageHref: string;
  editHref: string;
  renewHref: string;
  changeTariffHref: string;
  /** The ticket form with service and server filled in (D7). */
  questionHref: string;
  /** Address of the control panel, or why it cannot be opened (D7). */
  panel: { href: string } | { unavailable: 'noPanel' | 'inactive' };
  canReboot: boolean;
}

const known = new WeakMap<Server, ServerRow>();

/** A server with the addresses of what one can do about it; the same row for the same server, made when it is shown. */
export function toServerRow(server: Server): ServerRow {
  const row = known.get(server) ?? makeRow(server);
  known.set(server, row);
  return row;
}

const rowsOf = new WeakMap<ListedRows<Server>, ListedRows<ServerRow>>();

/** The rows of a list: the same object for the same list, because the grid knows a list by identity. */
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

/** The page that renews these servers; a comma needs no code of its own in an address. */
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

/** The address if a browser may safely open it; a `javascript:` in somebody's data is no panel. */
function webAddress(text: string): string | null {
  // Not URL.parse(), which the oldest browsers that the build is made for do not have.
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
