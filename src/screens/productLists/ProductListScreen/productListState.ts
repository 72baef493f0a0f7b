import { emptyServerQuery, type ServerQuery } from '@/domain/serverQuery';
import type { ProductFilter } from './productListTypes';
import type { ServerListAddress } from '@/domain/serverListUrl';

/** What the list of a product remembers while it is open. */
export interface ProductListState {
  query: ServerQuery;
  isFilterOpen: boolean;
}

export type ProductListAction =
  | { type: 'searched'; search: string }
  | { type: 'filtered'; change: Partial<ProductFilter> }
  | { type: 'queryReset' }
  | { type: 'filterToggled' }
  | { type: 'addressChanged'; address: ServerListAddress };

export function initialProductListState(address: ServerListAddress): ProductListState {
  return { query: askedOf(address), isFilterOpen: false };
}

export function productListReducer(state: ProductListState, action: ProductListAction): ProductListState {
  const { query } = state;
  switch (action.type) {
    case 'searched':
      return { ...state, query: { ...query, search: action.search } };
    case 'filtered':
      return { ...state, query: { ...query, filter: { ...query.filter, ...action.change } } };
    case 'queryReset':
      return { ...state, query: emptyServerQuery };
    case 'filterToggled':
      return { ...state, isFilterOpen: !state.isFilterOpen };
    case 'addressChanged':
      return { ...state, query: askedOf(action.address) };
  }
}

/** What this list can be asked: an order or a data centre in the address means nothing to it. */
function askedOf({ query: { search, filter } }: ServerListAddress): ServerQuery {
  const { status, endsBefore } = filter;
  return { ...emptyServerQuery, search, filter: { ...emptyServerQuery.filter, status, endsBefore } };
}
