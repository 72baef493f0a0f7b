import type { FailureReason } from '@/domain/loaded';
import type { Server, ServerId } from '@/domain/server';
import { emptyServerQuery, type ServerFilter, type ServerQuery, type ServerSort } from '@/domain/serverQuery';
import { ServerIndex } from '@/domain/serverIndex';
import { named, noneSelected, type Selection } from '@/primitives/DataGrid/selection';
import type { ServerTopic } from './serverListTypes';
import type { ServerListAddress } from '@/domain/serverListUrl';

export type OverlayDraft =
  | { kind: 'none' }
  | {
      kind: 'reboot';
      servers: readonly Server[];
      skippedCount: number;
      submission: 'idle' | 'pending' | 'failed';
    }
  | { kind: 'details'; topic: ServerTopic; server: Server };

/** Everything the server list remembers while it is open. */
export interface ServerListState {
  load:
    | { status: 'loading' }
    | { status: 'failed'; reason: FailureReason }
    | { status: 'ready'; index: ServerIndex };
  isRefreshing: boolean;
  query: ServerQuery;
  page: number;
  selection: Selection<ServerId>;
  isFilterOpen: boolean;
  overlay: OverlayDraft;
}

export type ServerListAction =
  | { type: 'loadStarted' }
  | { type: 'loaded'; servers: readonly Server[] }
  | { type: 'loadFailed'; reason: FailureReason }
  | { type: 'searched'; search: string }
  | { type: 'filtered'; change: Partial<ServerFilter> }
  | { type: 'queryReset' }
  | { type: 'sorted'; sort: ServerSort | null }
  | { type: 'scrolled'; page: number }
  | { type: 'addressChanged'; address: ServerListAddress }
  | { type: 'selected'; selection: Selection<ServerId> }
  | { type: 'filterToggled' }
  | { type: 'overlayOpened'; overlay: Exclude<OverlayDraft, { kind: 'none' }> }
  | { type: 'overlayClosed' }
  | { type: 'rebootSent' }
  | { type: 'rebootDone' }
  | { type: 'rebootFailed' };

export function initialServerListState({ query, page }: ServerListAddress): ServerListState {
  return {
    load: { status: 'loading' },
    isRefreshing: false,
    query,
    page,
    selection: noneSelected(),
    isFilterOpen: false,
    overlay: { kind: 'none' },
  };
}

export function serverListReducer(state: ServerListState, action: ServerListAction): ServerListState {
  switch (action.type) {
    case 'loadStarted':
      return state.load.status === 'ready'
        ? { ...state, isRefreshing: true }
        : { ...state, load: { status: 'loading' } };
    case 'loaded':
      return {
        ...state,
        load: { status: 'ready', index: new ServerIndex(action.servers) },
        isRefreshing: false,
        // 'All' meant the list that was shown; servers that have just come are nobody's choice.
        selection: namedSelection(state),
      };
    case 'loadFailed':
      return state.load.status === 'ready'
        ? { ...state, isRefreshing: false }
        : { ...state, load: { status: 'failed', reason: action.reason } };
    case 'searched':
      return withQuery(state, { ...state.query, search: action.search });
    case 'filtered':
      return withQuery(state, { ...state.query, filter: { ...state.query.filter, ...action.change } });
    case 'queryReset':
      return withQuery(state, { ...emptyServerQuery, sort: state.query.sort });
    case 'sorted':
      return { ...state, query: { ...state.query, sort: action.sort }, page: 1 };
    case 'scrolled':
      return state.page === action.page ? state : { ...state, page: action.page };
    case 'addressChanged':
      return { ...withQuery(state, action.address.query), page: action.address.page };
    case 'selected':
      return { ...state, selection: action.selection };
    case 'filterToggled':
      return { ...state, isFilterOpen: !state.isFilterOpen };
    case 'overlayOpened':
      return { ...state, overlay: action.overlay };
    case 'overlayClosed':
    case 'rebootDone':
      return { ...state, overlay: { kind: 'none' } };
    case 'rebootSent':
      return withSubmission(state, 'pending');
    case 'rebootFailed':
      return withSubmission(state, 'failed');
  }
}

function withQuery(state: ServerListState, query: ServerQuery): ServerListState {
  return { ...state, query, page: 1, selection: namedSelection(state) };
}

function withSubmission(state: ServerListState, submission: 'pending' | 'failed'): ServerListState {
  return state.overlay.kind === 'reboot' ? { ...state, overlay: { ...state.overlay, submission } } : state;
}

/** 'All' is said of what is listed now: before another list comes under it, it is spelled out. */
function namedSelection({ load, query, selection }: ServerListState): Selection<ServerId> {
  if (selection.mode === 'some' || load.status !== 'ready') return selection;
  const { servers } = load.index;
  const ids: ServerId[] = [];
  for (const position of load.index.run(query).order) {
    const server = servers[position];
    if (server) ids.push(server.id);
  }
  return named(selection, ids);
}
