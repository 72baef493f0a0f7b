import { useCallback, useEffect, useMemo, useRef } from 'react';
import { each, LocalList, type ListResult } from '@/domain/list/localList';
import type { ConditionValues, ListRules } from '@/domain/list/listRules';
import { pageOf } from '@/domain/list/listUrl';
import { toListView, type ListActions, type ListParts, type SelectActions } from '@/domain/list/listView';
import { noneSelected } from '@/domain/list/selection';
import type { ReadUse } from '@app/reads/useRead';
import { useListRefresh } from './useListRefresh';
import { useListState } from './useListState';

export interface OpenList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
> extends ListParts<Row, Id, Key, Values, Sum> {
  actions: ListActions<Key, Values> & SelectActions<Id>;
  /** The rows that are both listed and selected. */
  selectedRows: () => readonly Row[];
  /** Always the same function. */
  clearSelection: () => void;
  /** Something was done to rows: the list follows without being read again. Gives the way back, for a call that fails. */
  change: ReadUse<readonly Row[]>['change'];
}

/** What a list last showed. */
interface Shown<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
> {
  index: LocalList<Row, Id, Key, Values, Sum> | null;
  result: ListResult<Row, Sum> | null;
}

/**
 * Any list of the portal: its query stands in the address (D9), its answer in `result`, its view in `list`. What is shown
 * stays when a newer list does not come. `rules` have to stay the same object while they mean the same.
 */
export function useList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
>(
  rules: ListRules<Row, Id, Key, Values, Sum>,
  { state: rows, isRefreshing, refresh, change }: ReadUse<readonly Row[]>,
): OpenList<Row, Id, Key, Values, Sum> {
  // What 'all' means: the rows as they were shown. New ones are nobody's choice.
  const shown = useRef<Shown<Row, Id, Key, Values, Sum>>({ index: null, result: null });
  const { state, dispatch, actions } = useListState(rules, () => idsOf(shown.current.result, rules.id));
  const { query, selection } = state;
  const refreshList = useListRefresh(refresh, rows.status === 'ready');

  const loaded = rows.status === 'ready' ? rows.value : null;
  const index = useMemo(() => loaded && new LocalList(loaded, rules), [loaded, rules]);
  const result = useMemo(() => index && index.run(query), [index, query]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { index, result };
    if (before.index && before.index !== index)
      dispatch({ type: 'rowsChanged', listed: () => idsOf(before.result, rules.id) });
  }, [index, result, rules, dispatch]);

  return {
    state,
    index,
    result,
    change,
    list: toListView({ rules, state, rows, isRefreshing, result }),
    selectedRows: () => (index && result ? index.selectedRows(selection, result) : []),
    clearSelection: useCallback(() => dispatch({ type: 'selected', selection: noneSelected() }), [dispatch]),
    actions: {
      ...actions,
      onFirstRowChange: (row) => dispatch({ type: 'scrolled', page: pageOf(row, result?.rows.length ?? 0) }),
      onSelectionChange: (chosen) => dispatch({ type: 'selected', selection: chosen }),
      onRefresh: () => void refreshList(),
    },
  };
}

function* idsOf<Row, Id>(
  result: Pick<ListResult<Row, string>, 'rows'> | null,
  id: (row: Row) => Id,
): Generator<Id> {
  if (result) for (const row of each(result.rows)) yield id(row);
}
