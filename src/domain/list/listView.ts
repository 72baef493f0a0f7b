import type { FailureReason, Loaded } from '../loaded';
import { each, type ListedRows, type LocalList, type ListResult } from './localList';
import {
  isNarrowed,
  type ConditionValues,
  type ListFilter,
  type ListRules,
  type ListSort,
} from './listRules';
import type { ListState } from './listState';
import { firstRowOf, formatListUrl, type AddressRules } from './listUrl';
import type { Selection } from './selection';

/** What every state of a list shows. */
export interface ListFrame<Values> {
  search: string;
  /** What the rows are filtered by. */
  filter: ListFilter<Values>;
  isFilterOpen: boolean;
  /** A list is shown while a newer one is on its way. */
  isRefreshing: boolean;
}

/** A list that has rows to show. */
export interface ReadyList<Row, Key extends string> {
  status: 'ready';
  /** In the order of the list; the same object until the list changes. */
  rows: ListedRows<Row>;
  sort: ListSort<Key> | null;
  /** Row that the address asks for. */
  firstRow: number;
  /** Changes with search, filter and order: the list then starts at its top. */
  scrollKey: string;
  /** All rows that search and filter let through, those included that are not here yet. */
  total: number;
  /** Whether rows follow those that are here. */
  more: MoreRows;
}

/** Rows that follow those that are here; `none` at the end of the list. */
export type MoreRows = 'none' | 'idle' | 'pending' | 'failed';

/** The states of a list. `empty` has no rows at all, `noMatches` none that search and filter let through. */
export type ListBody<Row, Key extends string> =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'empty' }
  | { status: 'noMatches' }
  | ReadyList<Row, Key>;

/** A list as its screen shows it. */
export type ListView<Row, Key extends string, Values> = ListFrame<Values> & ListBody<Row, Key>;

/** What a person can do with any list. */
export interface ListActions<Key extends string, Values> {
  /** Something was typed into the search. */
  onSearchChange: (search: string) => void;
  /** The panel of the filter was opened or closed. */
  onFilterToggle: () => void;
  /** A condition was set or cleared: the fields with their new values. */
  onFilterChange: (change: Partial<ListFilter<Values>>) => void;
  /** Search and filter to nothing. */
  onQueryReset: () => void;
  /** A column was chosen to sort by; null for the order of the list itself. */
  onSortChange: (sort: ListSort<Key> | null) => void;
  /** Another row stands first in sight, by its place in the list. */
  onFirstRowChange: (index: number) => void;
  /** Also the retry after an error. */
  onRefresh: () => void;
}

/** What a person can do with a list that is loaded in parts. */
export interface MoreActions {
  /** The rows that follow are wanted: after a failure, or before scrolling asks for them. */
  onMoreLoad: () => void;
}

/** What a person can do with a list whose rows can be selected. */
export interface SelectActions<Id> {
  /** Rows were selected or are not selected any more. */
  onSelectionChange: (selection: Selection<Id>) => void;
}

/** An open list in its parts: everything that its screen's view is made from. */
export interface ListParts<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
> {
  state: ListState<Id, Key, Values>;
  /** Null before the rows are there. */
  index: LocalList<Row, Id, Key, Values, Sum> | null;
  /** The answer to the state's query; null before the rows are there. */
  result: ListResult<Row, Sum> | null;
  list: ListView<Row, Key, Values>;
}

/** What a list's view is made from. */
export interface ListSources<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
> {
  rules: AddressRules<Id, Key, Values> & Pick<ListRules<Row, Id, Key, Values>, 'id'>;
  state: ListState<Id, Key, Values>;
  /** All rows, whatever is searched for: only whether there are any matters here. */
  rows: Loaded<{ readonly length: number }>;
  isRefreshing: boolean;
  /** The answer to the state's query; null before the rows are there. */
  result: Pick<ListResult<Row, string>, 'rows'> | null;
  /** How many rows the answer has in all; unless stated, those that are here. */
  total?: number;
  /** Whether more of them follow. */
  more?: MoreRows;
}

/** The view of a list, to which its screen adds what it has of its own. */
export function toListView<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>({
  rules,
  state: { query, page, picked, isFilterOpen },
  rows,
  isRefreshing,
  result,
  total = result?.rows.length ?? 0,
  more = 'none',
}: ListSources<Row, Id, Key, Values>): ListView<Row, Key, Values> {
  const { search, filter, sort } = query;
  const frame = { search, filter, isFilterOpen, isRefreshing };
  if (rows.status === 'error') return { ...frame, status: 'error', reason: rows.reason };
  if (rows.status === 'loading' || !result) return { ...frame, status: 'loading' };
  if (result.rows.length === 0)
    // Rows that are hidden without a question (an archive) leave an empty list, not a search without matches.
    return { ...frame, status: rows.value.length > 0 && isNarrowed(query) ? 'noMatches' : 'empty' };
  return {
    ...frame,
    status: 'ready',
    rows: result.rows,
    sort,
    firstRow: (picked === null ? null : indexOf(result.rows, picked, rules.id)) ?? firstRowOf(page),
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
