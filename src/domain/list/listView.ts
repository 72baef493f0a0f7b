import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { each, type ListedRows, type LocalList } from './localList';
import {
  isNarrowed,
  type ConditionValues,
  type ListFilter,
  type ListQuery,
  type ListRules,
  type ListSort,
} from './listRules';
import type { ListState } from './listState';
import { firstRowOf, formatListUrl } from './listUrl';
import { selectedOf, type SelectedRows } from './selectedRows';
import type { Selection } from './selection';

/** Values that every state of a list shows. */
export interface ListFrame<Values> {
  search: string;
  /** Conditions of the filter. */
  filter: ListFilter<Values>;
  isFilterOpen: boolean;
  /** The previous list is shown while a new one is loading. */
  isRefreshing: boolean;
}

/** A list that has rows to show. */
export interface ReadyList<Row, Key extends string> {
  status: 'ready';
  /** In list order; the same object until the list changes. */
  rows: ListedRows<Row>;
  sort: ListSort<Key> | null;
  /** Row that the address names. */
  firstRow: number;
  /** Changes with search, filter and order; the list then scrolls to its top. */
  scrollKey: string;
  /** Number of matching rows, loaded or not. */
  total: number;
  /** Whether more rows follow the loaded ones. */
  more: MoreRows;
}

/** State of the rows after the loaded ones; `none` at the end of the list. */
export type MoreRows = 'none' | 'idle' | 'pending' | 'failed';

/** States of a list. `empty` has no rows at all, `noMatches` none that match search and filter. */
export type ListBody<Row, Key extends string> =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'empty' }
  | { status: 'noMatches' }
  | ReadyList<Row, Key>;

/** A list as its screen shows it. */
export type ListView<Row, Key extends string, Values> = ListFrame<Values> & ListBody<Row, Key>;

/** Actions of a person on any list. */
export interface ListActions<Key extends string, Values> {
  /** The search text changed. */
  onSearchChange: (search: string) => void;
  /** The filter panel was opened or closed. */
  onFilterToggle: () => void;
  /** A condition was set or cleared: the changed fields with their new values. */
  onFilterChange: (change: Partial<ListFilter<Values>>) => void;
  /** Clears search and filter. */
  onQueryReset: () => void;
  /** A sort column was chosen; null for the default order. */
  onSortChange: (sort: ListSort<Key> | null) => void;
  /** The first visible row changed, by its index in the list. */
  onFirstRowChange: (index: number) => void;
  /** Also the retry after an error. */
  onRefresh: () => void;
}

/** Actions of a person on a list that is loaded in parts. */
export interface MoreActions {
  /** Loads more rows: after a failure, or before scrolling needs them. */
  onMoreLoad: () => void;
}

/** Actions of a person on a list with selectable rows. */
export interface SelectActions<Id> {
  /** The selection changed. */
  onSelectionChange: (selection: Selection<Id>) => void;
}

/** An open list in its parts: everything that its screen's view is made from. */
export interface ListParts<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
  About = unknown,
> {
  list: ListView<Row, Key, Values>;
  query: ListQuery<Key, Values>;
  /** Sums of all listed rows; null until known. */
  sums: Readonly<Record<Sum, number>> | null;
  /** Facts about the whole list, whatever the search; null until known. */
  about: About | null;
  selection: Selection<Id>;
  selected: SelectedRows<Row, Id, Key, Values, Sum>;
}

/** The result of a list's query. */
export interface ListAnswer<Row, Sum extends string = never, About = unknown> {
  /** The loaded rows of the result; the same object until they change. */
  rows: ListedRows<Row>;
  /** Number of listed rows, loaded or not. */
  total: number;
  sums: Readonly<Record<Sum, number>>;
  about: About | null;
  /** Whether the list has no rows at all, whatever is searched for. */
  isEmpty: boolean;
}

/**
 * The result of a list whose rows are all loaded.
 *
 * @param about by default computed by the list's rules
 */
export function answerOf<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
>(
  rules: ListRules<Row, Id, Key, Values, Sum, About>,
  all: LocalList<Row, Id, Key, Values, Sum, About>,
  query: ListQuery<Key, Values>,
  about: About | null = rules.about?.(all.rows) ?? null,
): ListAnswer<Row, Sum, About> {
  const { rows, count, sums } = all.run(query);
  return { rows, total: count, sums, about, isEmpty: all.rows.length === 0 };
}

/** The sources of an open list. */
export interface ListSources<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
> {
  rules: ListRules<Row, Id, Key, Values, Sum, About>;
  state: ListState<Id, Key, Values>;
  /** The result of this query, or of the previous one while this is loading. */
  answer: Loaded<ListAnswer<Row, Sum, About>>;
  isRefreshing: boolean;
  /** Whether more of the listed rows follow. */
  more?: MoreRows;
}

/** Builds the parts of an open list; the screen adds its own to the view. */
export function toListParts<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
>(sources: ListSources<Row, Id, Key, Values, Sum, About>): ListParts<Row, Id, Key, Values, Sum, About> {
  const { rules, state, answer } = sources;
  const { query, selection } = state;
  const listed = answer.status === 'ready' ? answer.value : { rows: [], total: 0, sums: null, about: null };
  return {
    list: toListView(sources),
    query,
    sums: listed.sums,
    about: listed.about,
    selection,
    selected: selectedOf(rules, selection, { ...listed, query }),
  };
}

function toListView<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>({
  rules,
  state: { query, page, picked, isFilterOpen },
  answer,
  isRefreshing,
  more = 'none',
}: ListSources<Row, Id, Key, Values, string, unknown>): ListView<Row, Key, Values> {
  const { search, filter, sort } = query;
  const frame = { search, filter, isFilterOpen, isRefreshing };
  if (answer.status === 'error') return { ...frame, status: 'error', reason: answer.reason };
  if (answer.status === 'loading') return { ...frame, status: 'loading' };
  const { rows, total, isEmpty } = answer.value;
  if (rows.length === 0)
    // Rows hidden by default (an archive) leave an empty list, not a search without matches.
    return { ...frame, status: !isEmpty && isNarrowed(query) ? 'noMatches' : 'empty' };
  return {
    ...frame,
    status: 'ready',
    rows,
    sort,
    firstRow: (picked === null ? null : indexOf(rows, picked, rules.id)) ?? firstRowOf(page),
    scrollKey: formatListUrl({ query, page: 1, picked: null }, rules),
    total,
    more,
  };
}

function indexOf<Row, Id>(rows: ListedRows<Row>, wantedId: Id, id: (row: Row) => Id): number | null {
  let index = 0;
  for (const row of each(rows)) {
    if (id(row) === wantedId) return index;
    index += 1;
  }
  return null;
}
