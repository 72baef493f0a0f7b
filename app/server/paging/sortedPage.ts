import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { longestPage } from '@app/contract/shapes';
import { toIsoDate } from '@/domain/dates';
import { rowsPerPage } from '@/domain/list/listRules';
import { parseCursor, toCursor } from './cursor';

/** What a list is sorted by: an expression, and its type. */
export interface Order {
  readonly by: RawBuilder<unknown>;
  readonly type: 'bigint' | 'text' | 'date';
}

/** A column as an order. */
export const orderBy = (name: string, type: Order['type'] = 'text'): Order => ({ by: sql.ref(name), type });

const isValueOf: Readonly<Record<Order['type'], (text: string) => boolean>> = {
  bigint: (text) => /^-?\d{1,15}$/.test(text),
  text: () => true,
  date: (text) => toIsoDate(text) !== null,
};

/** The value that a row is sorted by, for the cursor. */
export const sortedBy = ({ by }: Order) => sql<string>`${by}::text`.as('sortedBy');

/** Which part of a list is requested, and in which order. */
export interface SortedPage {
  readonly order: Order;
  /** The column that tells rows with the same value apart. */
  readonly id: string;
  readonly direction: 'ascending' | 'descending';
  readonly cursor: string | undefined;
  readonly limit: number | undefined;
}

/**
 * Cuts a part out of what a query lists: the rows behind the cursor, as many as requested and one more, which tells
 * whether anything follows. An index on the order and the id answers it.
 *
 * @throws Problem 422 `invalidRequest` for a cursor that the order cannot have
 */
export function sortedRows<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  { order: { by, type }, id, direction, cursor, limit = rowsPerPage }: SortedPage,
): SelectQueryBuilder<DB, Tables, Row> {
  const way = direction === 'ascending' ? 'asc' : 'desc';
  const sorted = rows
    .orderBy(by, way)
    .orderBy(sql.ref(id), way)
    .limit(Math.min(limit, longestPage) + 1);
  if (cursor === undefined) return sorted;
  const last = parseCursor(cursor, isValueOf[type]);
  const behind = sql.raw(direction === 'ascending' ? '>' : '<');
  return sorted.where(
    sql<boolean>`(${by}, ${sql.ref(id)}) ${behind} (${last.value}::${sql.raw(type)}, ${last.id}::bigint)`,
  );
}

/** The page that these rows are. */
export function sortedPage<Row extends { readonly sortedBy: string; readonly id: number }, Item>(
  rows: readonly Row[],
  { limit = rowsPerPage }: Pick<SortedPage, 'limit'>,
  total: number,
  toItem: (row: Row) => Item,
): { items: Item[]; next: string | null; total: number } {
  const most = Math.min(limit, longestPage);
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return {
    items: shown.map(toItem),
    next: last ? toCursor({ value: last.sortedBy, id: last.id }) : null,
    total,
  };
}
