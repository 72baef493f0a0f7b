import { filterOf, type ConditionValues, type ListFilter, type ListQuery, type ListSort } from './listRules';
import type { AddressRules, ListAddress } from './listUrl';
import { toExplicitSelection, noneSelected, withRows, type Selection } from './selection';

/** State of an open list, without its rows. */
export interface ListState<Id, Key extends string, Values> extends ListAddress<Id, Key, Values> {
  selection: Selection<Id>;
  isFilterOpen: boolean;
}

/**
 * Events of a list. `listed` returns the ids of the current rows: 'all' means these and must be resolved before the
 * list changes.
 */
export type ListAction<Id, Key extends string, Values> =
  | { type: 'searched'; search: string; listed: () => Iterable<Id> }
  | { type: 'filtered'; change: Partial<ListFilter<Values>>; listed: () => Iterable<Id> }
  /** Clears search and filter; the order stays. */
  | { type: 'queryReset'; listed: () => Iterable<Id> }
  /** Rows were added or removed; `listed` returns the previous ones. */
  | { type: 'rowsChanged'; listed: () => Iterable<Id> }
  | { type: 'addressChanged'; address: ListAddress<Id, Key, Values>; listed: () => Iterable<Id> }
  | { type: 'sorted'; sort: ListSort<Key> | null }
  | { type: 'scrolled'; page: number }
  | { type: 'selected'; selection: Selection<Id> }
  | { type: 'filterToggled' };

export function initialListState<Id, Key extends string, Values>(
  address: ListAddress<Id, Key, Values>,
): ListState<Id, Key, Values> {
  return { ...address, selection: selectionOf(address), isFilterOpen: false };
}

/** Returns the selection that the address names. */
function selectionOf<Id>({ picked }: Pick<ListAddress<Id, string, unknown>, 'picked'>): Selection<Id> {
  return picked === null ? noneSelected() : withRows(noneSelected(), [picked], true);
}

/** The reducer of a list with these conditions. */
export function listReducer<
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(
  { conditions }: Pick<AddressRules<Id, Key, Values>, 'conditions'>,
  state: ListState<Id, Key, Values>,
  action: ListAction<Id, Key, Values>,
): ListState<Id, Key, Values> {
  const { query } = state;
  const asking = (change: Partial<ListQuery<Key, Values>>, listed: () => Iterable<Id>) => ({
    ...withNames(state, listed),
    query: { ...query, ...change },
    page: 1,
    picked: null,
  });
  switch (action.type) {
    case 'searched':
      return asking({ search: action.search }, action.listed);
    case 'filtered':
      return asking({ filter: { ...query.filter, ...action.change } }, action.listed);
    case 'queryReset':
      return asking({ search: '', filter: filterOf<Values>(conditions) }, action.listed);
    case 'rowsChanged':
      return withNames(state, action.listed);
    case 'addressChanged':
      return {
        ...(action.address.picked === state.picked
          ? withNames(state, action.listed)
          : { ...state, selection: selectionOf(action.address) }),
        ...action.address,
      };
    case 'sorted':
      return { ...state, query: { ...query, sort: action.sort }, page: 1 };
    case 'scrolled':
      return state.page === action.page ? state : { ...state, page: action.page };
    case 'selected':
      return { ...state, selection: action.selection, picked: null };
    case 'filterToggled':
      return { ...state, isFilterOpen: !state.isFilterOpen };
  }
}

function withNames<Id, Key extends string, Values>(
  state: ListState<Id, Key, Values>,
  listed: () => Iterable<Id>,
): ListState<Id, Key, Values> {
  if (state.selection.mode === 'some') return state;
  return { ...state, selection: toExplicitSelection(state.selection, listed()) };
}
