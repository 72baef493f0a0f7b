import { LocalList } from './localList';
import type { ConditionValues, ListQuery, ListRules } from './listRules';
import { rowsPerPage } from './listRules';

/* Lists that are searched, filtered, sorted and cut into parts by the server. */

/** Which part of a list is requested. */
export interface PartRequest {
  /** Cursor from `next` of the previous part; null for the first part. */
  cursor: string | null;
  /** Rows at most. */
  limit: number;
}

/** A part of a list: `next` leads to what follows and is null at the end, `total` and `sums` are of all that the query lists. */
export interface ListPart<Row, Sum extends string = never, About = unknown> {
  items: readonly Row[];
  next: string | null;
  total: number;
  sums: Readonly<Record<Sum, number>>;
  /** Of the whole list, whatever is searched for; absent where its rules say nothing of it. */
  about?: About;
}

/** Reads a part of what a query lists. */
export type ReadPart<Row, Key extends string, Values, Sum extends string = never, About = unknown> = (
  query: ListQuery<Key, Values>,
  part: PartRequest,
  signal?: AbortSignal,
) => Promise<ListPart<Row, Sum, About>>;

/** Rows of the first part. A list that has no more is searched and sorted where it is shown. */
export const rowsPerPart = 4 * rowsPerPage;

/** Rows that are requested ahead of the reader. */
const rowsAhead = 2 * rowsPerPage;

/** The part behind the one before, put together with it. */
export function withPart<Part extends ListPart<unknown, string>>(before: Part, part: Part): Part {
  return { ...part, items: [...before.items, ...part.items] };
}

/** The most rows that one request of a longer read asks for; a server may send fewer. */
const rowsPerRequest = 500;

/**
 * The first rows of what a query lists, read part by part.
 *
 * @param wanted rows at least, where there are so many
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

/** How many rows should be there for a reader who looks at the list from this row on. */
export const rowsToLoad = (firstRow: number): number => firstRow + rowsAhead;

/** A part of rows that are all at hand, as a server cuts it. */
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

/** Reads a short list, which always comes whole, as its only part. */
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
