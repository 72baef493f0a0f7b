import { LocalList } from './localList';
import type { ConditionValues, ListQuery, ListRules } from './listRules';
import { rowsPerPage } from './listRules';

/* Lists that the server searches, filters, sorts and pages. */

/** Requested part of a list. */
export interface PartRequest {
  /** Cursor from `next` of the previous part; null for the first part. */
  cursor: string | null;
  /** Maximum number of rows. */
  limit: number;
}

/**
 * A part of a list. `next` is the cursor of the following part, null at the end; `total` and `sums` cover all rows of
 * the query.
 */
export interface ListPart<Row, Sum extends string = never, About = unknown> {
  items: readonly Row[];
  next: string | null;
  total: number;
  sums: Readonly<Record<Sum, number>>;
  /** Facts about the whole list, whatever the search; absent if its rules define none. */
  about?: About;
}

/** Reads a part of a query's rows. */
export type ReadPart<Row, Key extends string, Values, Sum extends string = never, About = unknown> = (
  query: ListQuery<Key, Values>,
  part: PartRequest,
  signal?: AbortSignal,
) => Promise<ListPart<Row, Sum, About>>;

/** Rows of the first part. A list without more is searched and sorted in the browser. */
export const rowsPerPart = 4 * rowsPerPage;

/** Number of rows that are prefetched. */
const rowsAhead = 2 * rowsPerPage;

/** Appends a part to the previous ones. */
export function withPart<Part extends ListPart<unknown, string>>(before: Part, part: Part): Part {
  return { ...part, items: [...before.items, ...part.items] };
}

/** Maximum rows per request of a longer read; a server may send fewer. */
const rowsPerRequest = 500;

/**
 * Reads the first rows of a query, part by part.
 *
 * @param wanted minimum number of rows, if there are that many
 */
export async function readRows<Row, Key extends string, Values, Sum extends string, About>(
  readPart: ReadPart<Row, Key, Values, Sum, About>,
  query: ListQuery<Key, Values>,
  wanted: number,
  signal?: AbortSignal,
): Promise<ListPart<Row, Sum, About>> {
  const limitAt = (count: number) => Math.max(rowsPerPart, Math.min(wanted - count, rowsPerRequest));
  let rows = await readPart(query, { cursor: null, limit: limitAt(0) }, signal);
  while (rows.next !== null && rows.items.length < wanted) {
    const limit = limitAt(rows.items.length);
    rows = withPart(rows, await readPart(query, { cursor: rows.next, limit }, signal));
  }
  return rows;
}

/** Number of rows to load for a reader who starts at this row. */
export const rowsToLoad = (firstRow: number): number => firstRow + rowsAhead;

/** Returns a part of loaded rows, paged like the server does. */
export function partOf<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
  About = unknown,
>(
  rows: readonly Row[],
  rules: ListRules<Row, Id, Key, Values, Sum, About>,
  query: ListQuery<Key, Values>,
  { cursor, limit }: PartRequest,
): ListPart<Row, Sum, About> {
  const { rows: found, sums } = new LocalList(rows, rules).run(query);
  const start = cursor === null ? 0 : Number(cursor);
  const end = Math.min(start + limit, found.length);
  const items = Array.from({ length: Math.max(0, end - start) }, (_, index) => found.at(start + index));
  return {
    items: items.filter((row) => row !== undefined),
    next: end < found.length ? String(end) : null,
    total: found.length,
    sums,
    ...(rules.about && { about: rules.about(rows) }),
  };
}

/** Reads a short list as its only part. */
export function readWholeList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
  About = unknown,
>(
  rules: ListRules<Row, Id, Key, Values, Sum, About>,
  read: (signal?: AbortSignal) => Promise<readonly Row[]>,
): ReadPart<Row, Key, Values, Sum, About> {
  return async (query, _part, signal) =>
    partOf(await read(signal), rules, query, { cursor: null, limit: Number.POSITIVE_INFINITY });
}
