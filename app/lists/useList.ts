import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { each, LocalList, passesFilter } from '@/domain/list/localList';
import {
  isNarrowed,
  plainQuery,
  type ConditionValues,
  type ListQuery,
  type ListRules,
} from '@/domain/list/listRules';
import { firstRowOf, pageOf } from '@/domain/list/listUrl';
import {
  answerOf,
  toListParts,
  type ListActions,
  type ListAnswer,
  type ListParts,
  type MoreActions,
  type SelectActions,
} from '@/domain/list/listView';
import { readRows, rowsToLoad, type ListPart } from '@/domain/list/pagedList';
import { isSelected, noneSelected } from '@/domain/list/selection';
import { mapLoaded, type Loaded } from '@/domain/results/loaded';
import { useRead } from '@app/reads/useRead';
import { listPlan, type ListSource } from './listSource';
import { useListState } from './useListState';
import { useMore } from './useMore';
import { useDebounced } from './useDebounced';
import { useI18n } from '@/i18n/I18nProvider';
import { useToast } from '@app/providers/ToastProvider';

export interface OpenList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
> extends ListParts<Row, Id, Key, Values, Sum, About> {
  actions: ListActions<Key, Values> & SelectActions<Id> & MoreActions;
  /** A stable function. */
  clearSelection: () => void;
  /** Updates rows optimistically. Returns a function that reverts the update. */
  change: (how: (rows: readonly Row[]) => readonly Row[]) => () => void;
  /** Reads all rows of the query, including rows that are not loaded. */
  readAll: (signal?: AbortSignal) => Promise<readonly Row[]>;
  /** Reads all selected rows. */
  readSelected: () => Promise<readonly Row[]>;
}

/** Returns the previous result while a new one is loading. */
function useLast<Value>(state: Loaded<Value>): Loaded<Value> {
  const [last, setLast] = useState<Loaded<Value>>(state);
  if (state.status === 'ready' && state !== last) setLast(state);
  return state.status === 'loading' ? last : state;
}

/**
 * State of any list. Its query is in the address (D9). A list that fits the first part is searched and sorted locally;
 * for a longer one the server answers each query, and further parts are prefetched. `rules` must be a stable object.
 */
export function useList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
  About = unknown,
>(
  rules: ListRules<Row, Id, Key, Values, Sum, About>,
  source: ListSource<Row, Key, Values, Sum, About>,
): OpenList<Row, Id, Key, Values, Sum, About> {
  // 'All' means the rows that were shown; new ones are not selected.
  const shownIds = useRef<() => Iterable<Id>>(none);
  const { state, dispatch, actions } = useListState(rules, () => shownIds.current());
  const query = useDebounced(state.query);
  const plain = useRead(listPlan(rules, source));
  const plainPart = plain.state.status === 'ready' ? plain.state.value : null;
  const isPlain = !isNarrowed(query) && query.sort === null;
  const whole = plainPart?.next === null && !needsServer(rules, state.query) ? plainPart : null;
  const narrowed = useRead(isPlain || whole ? null : listPlan(rules, source, query));
  const read = isPlain || whole ? plain : narrowed;

  const local = useMemo(() => whole && new LocalList(whole.items, rules), [whole, rules]);
  const found = useMemo(
    () => local && ({ status: 'ready', value: answerOf(rules, local, state.query, whole?.about) } as const),
    [rules, local, state.query, whole],
  );

  const { more, loadMore } = useMore({ read, query, source, wanted: rowsToLoad(firstRowOf(state.page)) });
  const shown = useLast(read.state);
  const isWaiting =
    !whole && (query !== state.query || (read.state.status === 'loading' && shown !== read.state));
  const refreshList = useListRefresh(read.refresh, shown.status === 'ready');
  const answer = useMemo(
    () => found ?? mapLoaded(shown, (part) => answerOfPart(part, plainPart)),
    [found, shown, plainPart],
  );

  const listed = useRef<object | null>(null);
  const rows = found?.value.rows ?? null;
  useEffect(() => {
    const before = shownIds.current;
    // In a partly loaded list, 'all' means the rows of the query, and another query clears the selection.
    shownIds.current = rows ? () => idsOf(rows, rules.id) : none;
    if (listed.current && rows && listed.current !== whole) dispatch({ type: 'rowsChanged', listed: before });
    listed.current = whole;
  }, [rows, whole, rules, dispatch]);

  const parts = toListParts({
    rules,
    state,
    answer,
    isRefreshing: read.isRefreshing || isWaiting,
    more: found || shown.status !== 'ready' || shown.value.next === null ? 'none' : more,
  });
  const readAll = async (signal?: AbortSignal): Promise<readonly Row[]> =>
    found
      ? [...each(found.value.rows)]
      : (await readRows(source.readPart, state.query, Number.POSITIVE_INFINITY, signal)).items;
  return {
    ...parts,
    clearSelection: useCallback(() => dispatch({ type: 'selected', selection: noneSelected() }), [dispatch]),
    actions: {
      ...actions,
      onFirstRowChange: (row) =>
        dispatch({ type: 'scrolled', page: pageOf(row, answer.status === 'ready' ? answer.value.total : 0) }),
      onSelectionChange: (chosen) => dispatch({ type: 'selected', selection: chosen }),
      onRefresh: () => void refreshList(),
      onMoreLoad: loadMore,
    },
    change: (how) => {
      const changed = (of: ListQuery<Key, Values>) => (before: ListPart<Row, Sum, About>) => {
        const items = how(before.items).filter((row) => passesFilter(rules, of.filter, row));
        return { ...before, items, total: before.total + items.length - before.items.length };
      };
      const takePlainBack = plain.change(changed(plainQuery(rules)));
      const takeBack = read === plain ? null : read.change(changed(query));
      return () => {
        takePlainBack();
        takeBack?.();
      };
    },
    readAll,
    readSelected: async () =>
      parts.selected.chosen.by === 'rows'
        ? parts.selected.rows
        : (await readAll()).filter((row) => isSelected(state.selection, rules.id(row))),
  };
}

const none = (): Iterable<never> => [];

/** The server's answer to a query. `plain` is the first part of the default query; null until loaded. */
function answerOfPart<Row, Sum extends string, About>(
  { items, total, sums, about }: ListPart<Row, Sum, About>,
  plain: ListPart<Row, Sum, About> | null,
): ListAnswer<Row, Sum, About> {
  return { rows: items, total, sums, about: about ?? null, isEmpty: plain?.total === 0 };
}

/** Whether the query lists rows that the default list leaves out, such as an archive. */
function needsServer<Values extends ConditionValues<Values>>(
  {
    conditions,
    searchesBeyondRows,
  }: Pick<ListRules<never, never, never, Values>, 'conditions' | 'searchesBeyondRows'>,
  { filter, search }: Pick<ListQuery<string, Values>, 'filter' | 'search'>,
): boolean {
  if (searchesBeyondRows && search.trim() !== '') return true;
  const names = Object.keys(conditions) as (keyof Values & string)[];
  return names.some((name) => conditions[name].by === 'always' && filter[name] !== null);
}

function* idsOf<Row, Id>(rows: Parameters<typeof each<Row>>[0], id: (row: Row) => Id): Generator<Id> {
  for (const row of each(rows)) yield id(row);
}

/** Reloads a list. If rows are shown, a failure is shown as a notice; an empty list shows it itself. */
function useListRefresh(refresh: () => Promise<Loaded<unknown>>, hasRows: boolean) {
  const { t } = useI18n();
  const toast = useToast();
  return async () => {
    const { status } = await refresh();
    if (status === 'error' && hasRows)
      toast({ type: 'error', title: t('list.refreshFailed'), message: t('list.refreshFailedText') });
  };
}
