import type { FailureReason } from '@/domain/loaded';
import type { AdminQuery, AdminSort } from '@/domain/admin/query';
import type { AdminListAddress } from './adminListUrl';

/** Everything an admin list remembers while it is open, but for the dialog above it. */
export interface AdminListState<Row, Key extends string, Name extends string> extends AdminListAddress<
  Key,
  Name
> {
  load:
    | { status: 'loading' }
    | { status: 'failed'; reason: FailureReason }
    | { status: 'ready'; rows: readonly Row[] };
  isRefreshing: boolean;
  isFilterOpen: boolean;
}

export type AdminListAction<Row, Key extends string, Name extends string> =
  | { type: 'loadStarted' }
  | { type: 'loaded'; rows: readonly Row[] }
  | { type: 'loadFailed'; reason: FailureReason }
  | { type: 'asked'; query: Partial<AdminQuery<Key, Name>> }
  | { type: 'sorted'; sort: AdminSort<Key> | null }
  | { type: 'scrolled'; page: number }
  | { type: 'addressChanged'; address: AdminListAddress<Key, Name> }
  | { type: 'filterToggled' };

export function initialAdminListState<Row, Key extends string, Name extends string>(
  address: AdminListAddress<Key, Name>,
): AdminListState<Row, Key, Name> {
  return { ...address, load: { status: 'loading' }, isRefreshing: false, isFilterOpen: false };
}

export function adminListReducer<Row, Key extends string, Name extends string>(
  state: AdminListState<Row, Key, Name>,
  action: AdminListAction<Row, Key, Name>,
): AdminListState<Row, Key, Name> {
  const { load } = state;
  switch (action.type) {
    case 'loadStarted':
      return load.status === 'ready'
        ? { ...state, isRefreshing: true }
        : { ...state, load: { status: 'loading' } };
    case 'loaded':
      return { ...state, load: { status: 'ready', rows: action.rows }, isRefreshing: false };
    case 'loadFailed':
      return load.status === 'ready'
        ? { ...state, isRefreshing: false }
        : { ...state, load: { status: 'failed', reason: action.reason } };
    case 'asked':
      return { ...state, query: { ...state.query, ...action.query }, page: 1 };
    case 'sorted':
      return { ...state, query: { ...state.query, sort: action.sort }, page: 1 };
    case 'scrolled':
      return state.page === action.page ? state : { ...state, page: action.page };
    case 'addressChanged':
      return { ...state, ...action.address };
    case 'filterToggled':
      return { ...state, isFilterOpen: !state.isFilterOpen };
  }
}
