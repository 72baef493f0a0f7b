import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { longestPage } from '@app/contract/shapes';
import { rowsPerPage, type ConditionValues, type ListSort } from '@/domain/list/listRules';
import { fold } from '@/domain/search/fold';
import { parseCursor, toCursor } from './cursor';
import { isValueOf, type Order } from './order';

/* Lists that the database searches, filters, sorts and pages, by the rules that src/domain declares. */

/** SQL of a list's rules. Names are those of the rules, so the compiler finds missing ones. */
export interface ListColumns<Key extends string, Values extends ConditionValues<Values>> {
  /** Id column, which breaks ties. */
  readonly id: string;
  readonly sorts: Readonly<Record<Key, Order>>;
  readonly conditions: { readonly [Name in keyof Values]: (value: Values[Name]) => RawBuilder<boolean> };
  /** Whether a row contains the folded and escaped text: `%text%`. */
  readonly search: (pattern: string) => RawBuilder<boolean>;
}

/** Query of a call: search, filter, sort order and page. */
export type ListRequest<Key extends string, Values> = {
  readonly search?: string | undefined;
  readonly sort?: Key | undefined;
  readonly direction?: ListSort<Key>['direction'] | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
} & { readonly [Name in keyof Values]?: Values[Name] | undefined };

/** A row with its sort value. */
interface Listed<Item> {
  readonly value: string;
  readonly id: number;
  readonly item: Item;
}

interface Part {
  readonly sort: ListSort<string>;
  readonly after: { readonly value: string; readonly id: number } | null;
  readonly limit: number;
}

interface Totals<Sum extends string> {
  readonly total: number;
  readonly sums: Readonly<Record<Sum, number>>;
}

/** Source of rows for a query. A list has one, or several that are merged. */
interface ListSource<Item, Sum extends string> {
  readonly orders: Readonly<Record<string, Order>>;
  rows(part: Part): Promise<readonly Listed<Item>[]>;
  totals(): Promise<Totals<Sum>>;
}

/** Builds the `like` pattern of a search; null for an empty search. */
export const searchPattern = (search = '') =>
  search.trim() === '' ? null : `%${fold(search.trim()).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Creates a source from one table for a query.
 *
 * @param options.sums integers that are summed over all matching rows
 * @param options.counted the same rows for counting, without joins that only show or sort
 * @param options.whole stored totals of the unfiltered list
 */
export function listSource<
  DB,
  Tables extends keyof DB,
  Row,
  Item,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
  CountedDB = DB,
  Counted extends keyof CountedDB = never,
>(
  all: SelectQueryBuilder<DB, Tables, Row>,
  columns: ListColumns<Key, Values>,
  request: ListRequest<Key, Values>,
  options: {
    readonly toItems: (rows: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>;
    readonly sums?: Readonly<Record<Sum, RawBuilder<number>>>;
    readonly counted?: SelectQueryBuilder<CountedDB, Counted, object>;
    readonly whole?: () => Promise<Totals<Sum>>;
  },
): ListSource<Item, Sum> {
  const { toItems, sums, counted, whole } = options;
  const narrowing: RawBuilder<boolean>[] = [];
  for (const name of Object.keys(columns.conditions) as (keyof Values & string)[]) {
    const value = request[name] as Values[typeof name] | undefined;
    if (value !== undefined) narrowing.push(columns.conditions[name](value));
  }
  const pattern = searchPattern(request.search);
  if (pattern !== null)
    // Texts of a row are joined by line feeds, so no text contains one.
    narrowing.push(pattern.includes('\n') ? sql<boolean>`false` : columns.search(pattern));
  const narrow = <Some, From extends keyof Some, Selected>(rows: SelectQueryBuilder<Some, From, Selected>) =>
    narrowing.reduce((left, condition) => left.where(condition), rows);

  async function countRows<Some, From extends keyof Some, Selected>(
    rows: SelectQueryBuilder<Some, From, Selected>,
  ): Promise<Totals<Sum>> {
    const names = Object.keys(sums ?? {}) as Sum[];
    const row = await rows
      .clearSelect()
      .select([
        sql<number>`count(*)`.as('total'),
        ...names.map((name) => sql<number>`coalesce(sum(${sums?.[name]}), 0)::bigint`.as(`sum:${name}`)),
      ])
      .$castTo<Record<string, number>>()
      .executeTakeFirstOrThrow();
    const added = names.map((name) => [name, row[`sum:${name}`] ?? 0]);
    // Object.fromEntries widens the keys; they are exactly the names of the sums.
    return { total: row['total'] ?? 0, sums: Object.fromEntries(added) as Record<Sum, number> };
  }

  return {
    orders: columns.sorts,
    async rows({ sort, after, limit }) {
      const { by, type, id: besideIt = columns.id } = columns.sorts[sort.key as Key];
      const isUp = sort.direction === 'ascending';
      const id = sql.ref(besideIt);
      let page = narrow(all)
        .select([
          (type === 'inet' ? sql<string>`host(${by})` : sql<string>`(${by})::text`).as('sortedBy'),
          sql<number>`${id}`.as('sortedId'),
        ])
        .orderBy(by, isUp ? 'asc' : 'desc')
        .orderBy(id, isUp ? 'asc' : 'desc')
        .limit(limit);
      if (after) {
        const value = sql`${after.value}::${sql.raw(type)}`;
        const behind = sql.raw(isUp ? '>' : '<');
        page = page.where(sql<boolean>`(${by}, ${id}) ${behind} (${value}, ${after.id}::bigint)`);
        // A comparison over a join cannot use one index; this condition lets it start at the value.
        page = page.where(sql<boolean>`${by} ${behind}= ${value}`);
      }
      const rows = await page.$castTo<Row & { sortedBy: string; sortedId: number }>().execute();
      const items = await toItems(rows);
      return rows.flatMap(({ sortedBy, sortedId }, index) => {
        const item = items[index];
        return item === undefined ? [] : [{ value: sortedBy, id: sortedId, item }];
      });
    },
    totals() {
      if (narrowing.length === 0 && whole) return whole();
      return counted ? countRows(narrow(counted)) : countRows(narrow(all));
    },
  };
}

function compare(type: Order['type'], one: Listed<unknown>, other: Listed<unknown>): number {
  if (one.value === other.value) return one.id - other.id;
  if (type === 'bigint') return Number(one.value) - Number(other.value);
  return one.value < other.value ? -1 : 1;
}

/**
 * Returns a page of a list, merging the rows of its sources.
 *
 * @param rules the list's default order
 * @throws Problem 422 `invalidRequest` for a cursor that does not match the order
 */
export async function listPage<Key extends string, Item, Sum extends string>(
  sources: readonly ListSource<Item, Sum>[],
  { usualSort }: { readonly usualSort?: ListSort<Key> },
  request: Pick<ListRequest<Key, object>, 'sort' | 'direction' | 'cursor' | 'limit'>,
): Promise<{ items: Item[]; next: string | null; total: number; sums: Record<Sum, number> }> {
  const order = request.sort ? { key: request.sort, direction: request.direction ?? 'ascending' } : usualSort;
  if (!order) throw new TypeError('A list of pages needs an order of its own');
  const type = sources[0]?.orders[order.key]?.type ?? 'bigint';
  const after = request.cursor === undefined ? null : parseCursor(request.cursor, isValueOf[type]);
  const most = Math.min(request.limit ?? rowsPerPage, longestPage);
  const part = { sort: order, after, limit: most + 1 };
  const sign = order.direction === 'ascending' ? 1 : -1;
  const rows: Listed<Item>[] = [];
  // Sequential, because a transaction has one connection.
  for (const source of sources) rows.push(...(await source.rows(part)));
  if (sources.length > 1) rows.sort((one, other) => sign * compare(type, one, other));
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  let total = 0;
  const sums: Partial<Record<Sum, number>> = {};
  for (const source of sources) {
    const added = await source.totals();
    total += added.total;
    for (const name of Object.keys(added.sums) as Sum[]) sums[name] = (sums[name] ?? 0) + added.sums[name];
  }
  return {
    items: shown.map(({ item }) => item),
    next: last ? toCursor(last) : null,
    total,
    sums: sums as Record<Sum, number>,
  };
}
