import { useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import type { ConditionValues } from '@/domain/list/listRules';
import { initialListState, listReducer, type ListAction, type ListState } from '@/domain/list/listState';
import { formatListUrl, parseListUrl, type AddressRules } from '@/domain/list/listUrl';
import type { ListActions } from '@/domain/list/listView';
import { useAddress } from '@app/routes/useAddress';

/** State of an open list; its query is in the address (D9). `listed` returns the current ids. */
export function useListState<
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(rules: AddressRules<Id, Key, Values>, listed: () => Iterable<Id>) {
  const { search } = useLocation();
  const [state, dispatch] = useReducer(
    (before: ListState<Id, Key, Values>, action: ListAction<Id, Key, Values>) =>
      listReducer(rules, before, action),
    search,
    (text) => initialListState(parseListUrl(text, rules)),
  );
  useAddress(formatListUrl(state, rules), (text) =>
    dispatch({ type: 'addressChanged', address: parseListUrl(text, rules), listed }),
  );
  const actions: Omit<ListActions<Key, Values>, 'onFirstRowChange' | 'onRefresh'> = {
    onSearchChange: (text) => dispatch({ type: 'searched', search: text, listed }),
    onFilterToggle: () => dispatch({ type: 'filterToggled' }),
    onFilterChange: (change) => dispatch({ type: 'filtered', change, listed }),
    onQueryReset: () => dispatch({ type: 'queryReset', listed }),
    onSortChange: (sort) => dispatch({ type: 'sorted', sort }),
  };
  return { state, dispatch, actions };
}
