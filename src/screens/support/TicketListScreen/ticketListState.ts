import type { FailureReason } from '@/domain/loaded';
import type { Ticket, TicketId } from '@/domain/support';
import {
  emptyTicketQuery,
  type TicketFilter,
  type TicketQuery,
  type TicketSort,
} from '@/domain/supportQuery';
import { noneSelected, type Selection } from '@/domain/list/selection';

/** Everything the ticket list remembers while it is open. */
export interface TicketListState {
  load:
    | { status: 'loading' }
    | { status: 'failed'; reason: FailureReason }
    | { status: 'ready'; tickets: readonly Ticket[] };
  query: TicketQuery;
  selection: Selection<TicketId>;
  isFilterOpen: boolean;
}

export type TicketListAction =
  | { type: 'loadStarted' }
  | { type: 'loaded'; tickets: readonly Ticket[] }
  | { type: 'loadFailed'; reason: FailureReason }
  | { type: 'searched'; search: string }
  | { type: 'filtered'; change: Partial<TicketFilter> }
  | { type: 'queryReset' }
  | { type: 'sorted'; sort: TicketSort | null }
  | { type: 'addressChanged'; query: TicketQuery }
  | { type: 'selected'; selection: Selection<TicketId> }
  | { type: 'filterToggled' }
  | { type: 'moved'; ids: readonly TicketId[]; isArchived: boolean };

export function initialTicketListState(query: TicketQuery): TicketListState {
  return { load: { status: 'loading' }, query, selection: noneSelected(), isFilterOpen: false };
}

export function ticketListReducer(state: TicketListState, action: TicketListAction): TicketListState {
  switch (action.type) {
    case 'loadStarted':
      return { ...state, load: { status: 'loading' } };
    case 'loaded':
      return { ...state, load: { status: 'ready', tickets: action.tickets } };
    case 'loadFailed':
      return { ...state, load: { status: 'failed', reason: action.reason } };
    case 'searched':
      return withQuery(state, { ...state.query, search: action.search });
    case 'filtered':
      return withQuery(state, { ...state.query, filter: { ...state.query.filter, ...action.change } });
    case 'queryReset':
      return withQuery(state, { ...emptyTicketQuery, sort: state.query.sort });
    case 'sorted':
      return { ...state, query: { ...state.query, sort: action.sort } };
    case 'addressChanged':
      return withQuery(state, action.query);
    case 'selected':
      return { ...state, selection: action.selection };
    case 'filterToggled':
      return { ...state, isFilterOpen: !state.isFilterOpen };
    case 'moved':
      return state.load.status === 'ready'
        ? {
            ...state,
            load: {
              status: 'ready',
              tickets: state.load.tickets.map((ticket) =>
                action.ids.includes(ticket.id) ? { ...ticket, isArchived: action.isArchived } : ticket,
              ),
            },
            selection: noneSelected(),
          }
        : state;
  }
}

/** Another list comes up: 'all' was said of the one before, so nothing stays selected that nobody sees. */
function withQuery(state: TicketListState, query: TicketQuery): TicketListState {
  return { ...state, query, selection: noneSelected() };
}
