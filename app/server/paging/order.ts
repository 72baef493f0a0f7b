import { isIP } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import { toIsoDate } from '@/domain/time/dates';

/** SQL sort order of a list: an expression, and the type of its values in a cursor. */
export interface Order {
  readonly by: RawBuilder<unknown>;
  /** Id column in the table of `by`, if it is not the list's own: a single index then covers both. */
  readonly id?: string;
  readonly type: 'bigint' | 'text' | 'date' | 'timestamptz' | 'inet';
}

/** Whether a cursor's text is a value of the type. */
export const isValueOf: Readonly<Record<Order['type'], (text: string) => boolean>> = {
  bigint: (text) => /^-?\d{1,15}$/.test(text),
  text: () => true,
  date: (text) => toIsoDate(text) !== null,
  timestamptz: (text) =>
    /^(?:-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d){0,2})$/.test(text),
  inet: (text) => isIP(text) > 0,
};

type Expression = RawBuilder<unknown> | string;
const toSql = (column: Expression) => (typeof column === 'string' ? sql.ref(column) : column);

/** Sorts by value: numbers and days. */
export const byValue = (column: Expression, type: Exclude<Order['type'], 'text'>): Order => ({
  by: toSql(column),
  type,
});

/** Sorts texts like `toSortKey` of src/domain. */
export const byText = (column: Expression): Order => ({
  by: sql`"sortKey"(${toSql(column)}) collate "C"`,
  type: 'text',
});

/** Sorts addresses by value; rows without one come last. */
export const byAddress = (column: string): Order => ({
  by: sql`coalesce(${sql.ref(column)}, 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'::inet)`,
  type: 'inet',
});

/** Sorts by groups of values; other values come last. The ranks are literals, so that an index can match. */
export function byRank(column: Expression, groups: readonly (string | readonly string[])[]): Order {
  const cases = groups.flatMap((values, rank) =>
    [values].flat().map((value) => sql`when ${sql.lit(value)} then ${sql.lit(rank)}`),
  );
  return {
    by: sql`case ${toSql(column)} ${sql.join(cases, sql` `)} else ${sql.lit(groups.length)} end`,
    type: 'bigint',
  };
}
