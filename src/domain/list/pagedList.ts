import { LocalList } from './localList';
import type { ConditionValues, ListQuery, ListRules } from './listRules';
import { rowsPerPage } from './listRules';

/* Lists that are searched, filtered, sorted and cut into parts by the server. */

/** Which part of a list is requested. */
export interface PartRequest {
  /** What `next` of the part before was; null for the first. */
  cursor: string | null;
  /** Rows at most. */
  limit: number;
}

/** A part of a list: `next` leads to what follows and is null at the end, `total` and `sums` are of all that the query lists. */
export interface ListPart<Row, Sum extends string = never> {
  items: readonly Row[];
  next: string | null;
  total: number;
  sums: Readonly<Record<Sum, number>>;
}

/** Reads a part of what a query lists. */
export type ReadPart<Row, Key extends string, Values, Sum extends string = never> = (
  query: ListQuery<Key, Values>,
  part: PartRequest,
  signal?: AbortSignal,
) => Promise<ListPart<Row, Sum>>;

/** Rows of the first part. A list that has no more is searched and sorted where it is shown. */
export const rowsPerPart = 4 * rowsPerPage;

/** Rows that are requested ahead of the reader. */
const rowsAhead = 2 * rowsPerPage;

/** The part behind the one before, put together with it. */
export function withPart<Row, Sum extends string>(
  before: ListPart<Row, Sum>,
  part: ListPart<Row, Sum>,
): ListPart<Row, Sum> {
  return { ...part, items: [...before.items, ...part.items] };
}

/** How many rows should be there for a reader who looks at the list from this row on. */
export const rowsWanted = (firstRow: number): number => firstRow + rowsAhead;

/** A part of rows that are all at hand, as a server cuts it. */
export function partOf<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
>(
  rows: readonly Row[],
  rules: ListRules<Row, Id, Key, Values, Sum>,
  query: ListQuery<Key, Values>,
  { cursor, limit }: PartRequest,
): ListPart<Row, Sum> {
  const { rows: found, sums } = new LocalList(rows, rules).run(query);
  const start = cursor === null ? 0 : Number(cursor);
  const end = Math.min(start + limit, found.length);
  const items = Array.from({ length: Math.max(0, end - start) }, (_, index) => found.at(start + index));
  return {
    items: items.filter((row) => row !== undefined),
    next: end < found.length ? String(end) : null,
    total: found.length,
    sums,
  };
}
