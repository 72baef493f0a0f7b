import type { Loaded } from '../loaded';
import { LocalList } from './localList';
import { isNarrowed, rowsPerPage, type ConditionValues, type ListQuery, type ListRules } from './listRules';
import type { ListState } from './listState';
import { firstRowOf, formatListUrl, type AddressRules } from './listUrl';
import type { ListView } from './listView';

/* Lists that are searched, filtered, sorted and cut into parts by the server: what can grow without end. */

/** Which part of a list is requested. */
export interface PartRequest {
  /** What `next` of the part before was; null for the first. */
  cursor: string | null;
  /** Rows at most. */
  limit: number;
}

/** A part of a list: `next` leads to what follows and is null at the end, `total` counts all that the query lists. */
export interface ListPart<Row> {
  items: readonly Row[];
  next: string | null;
  total: number;
}

/** Reads a part of what a query lists. */
export type ReadPart<Row, Key extends string, Values> = (
  query: ListQuery<Key, Values>,
  part: PartRequest,
  signal?: AbortSignal,
) => Promise<ListPart<Row>>;

/** Rows that are requested at once. */
const rowsPerPart = 2 * rowsPerPage;

/** What follows the rows that are there; `none` at the end of the list. */
export type MoreRows = 'none' | 'idle' | 'pending' | 'failed';

/** A list of which only the first rows are there yet. */
export type PagedListView<Row, Key extends string, Values> = ListView<Row, Key, Values> & {
  /** All that search and filter let through; null before it is known. */
  total: number | null;
  more: MoreRows;
};

/** The part behind the one before, put together with it. */
export function withPart<Row>(before: ListPart<Row>, part: ListPart<Row>): ListPart<Row> {
  return { ...part, items: [...before.items, ...part.items] };
}

/** How many rows should be there for a reader who looks at the list from this row on. */
export const rowsWanted = (firstRow: number): number => firstRow + rowsPerPart;

/** A part of rows that are all at hand, as a server cuts it. */
export function partOf<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(
  rows: readonly Row[],
  rules: ListRules<Row, Id, Key, Values>,
  query: ListQuery<Key, Values>,
  { cursor, limit }: PartRequest,
): ListPart<Row> {
  const found = new LocalList(rows, rules).run(query).rows;
  const start = cursor === null ? 0 : Number(cursor);
  const end = Math.min(start + limit, found.length);
  const items = Array.from({ length: Math.max(0, end - start) }, (_, index) => found.at(start + index));
  return {
    items: items.filter((row) => row !== undefined),
    next: end < found.length ? String(end) : null,
    total: found.length,
  };
}

/** The view of such a list, to which its screen adds what it has of its own. */
export function toPagedListView<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>({
  rules,
  state: { query, page, isFilterOpen },
  part,
  isRefreshing,
  more,
}: {
  rules: AddressRules<Id, Key, Values>;
  state: ListState<Id, Key, Values>;
  part: Loaded<ListPart<Row>>;
  isRefreshing: boolean;
  more: Exclude<MoreRows, 'none'>;
}): PagedListView<Row, Key, Values> {
  const { search, filter, sort } = query;
  const frame = { search, filter, isFilterOpen, isRefreshing };
  if (part.status === 'error')
    return { ...frame, status: 'error', reason: part.reason, total: null, more: 'none' };
  if (part.status === 'loading') return { ...frame, status: 'loading', total: null, more: 'none' };
  const { items, next, total } = part.value;
  if (items.length === 0)
    return { ...frame, status: isNarrowed(query) ? 'noMatches' : 'empty', total, more: 'none' };
  return {
    ...frame,
    status: 'ready',
    rows: items,
    sort,
    firstRow: firstRowOf(page),
    scrollKey: formatListUrl({ query, page: 1, picked: null }, rules),
    total,
    more: next === null ? 'none' : more,
  };
}
