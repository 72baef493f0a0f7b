import { fold } from '../search/fold';
import {
  longestSearch,
  namesOf,
  type Condition,
  type ConditionValues,
  type ListFilter,
  type ListQuery,
  type ListRules,
  type ListSort,
} from './listRules';
import { toAddressKey, toSortKey } from './sortKey';

/** Rows by index. Plain arrays qualify; other implementations create rows when they are shown. */
export interface ListedRows<Row> {
  readonly length: number;
  at(index: number): Row | undefined;
}

/** Every listed row. */
export function* each<Row>(rows: ListedRows<Row>): Generator<Row> {
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows.at(index);
    if (row !== undefined) yield row;
  }
}

/** The number of rows and their sums. */
export interface ListSummary<Sum extends string> {
  count: number;
  sums: Readonly<Record<Sum, number>>;
}

/** The result of a query. The same object until the query changes, because a grid compares by identity. */
export interface ListResult<Row, Sum extends string> extends ListSummary<Sum> {
  /** The listed rows, in the requested order. */
  rows: ListedRows<Row>;
}

/**
 * A list whose rows are all loaded: a short one, or a demo one. It answers queries by the same rules as the server.
 * Search texts and sort keys are computed when a query first needs them.
 */
export class LocalList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
  About = unknown,
> {
  readonly rows: readonly Row[];
  readonly #rules: ListRules<Row, Id, Key, Values, Sum, About>;
  readonly #keys = new Map<Key, ReadonlyMap<Row, string | number>>();
  #texts: ReadonlyMap<Row, string> | null = null;

  constructor(rows: readonly Row[], rules: ListRules<Row, Id, Key, Values, Sum, About>) {
    this.rows = rows;
    this.#rules = rules;
  }

  run({ search, filter, sort }: ListQuery<Key, Values>): ListResult<Row, Sum> {
    const isFound = this.#searchTest(search);
    const found = this.rows.filter((row) => isFound(row) && passesFilter(this.#rules, filter, row));
    const order = sort ?? this.#rules.usualSort;
    return {
      count: found.length,
      sums: sumsOf(this.#rules, found),
      rows: order ? this.#sorted(found, order) : found,
    };
  }

  #searchTest(search: string): (row: Row) => boolean {
    const needle = fold(search.trim());
    if (needle === '') return () => true;
    // Only a crafted address can contain such a search; no row matches.
    if (needle.length > longestSearch || needle.includes('\n')) return () => false;
    this.#texts ??= new Map(this.rows.map((row) => [row, fold(this.#rules.searchable(row).join('\n'))]));
    const texts = this.#texts;
    return (row) => texts.get(row)?.includes(needle) ?? false;
  }

  /** Ties are sorted by id in the same direction, as in the server's pages. */
  #sorted(rows: readonly Row[], { key, direction }: ListSort<Key>): Row[] {
    const keys = this.#keysOf(key);
    const sign = direction === 'ascending' ? 1 : -1;
    const { id } = this.#rules;
    return rows.toSorted(
      (one, other) =>
        sign * (compare(keys.get(one) ?? '', keys.get(other) ?? '') || compare(id(one), id(other))),
    );
  }

  #keysOf(key: Key): ReadonlyMap<Row, string | number> {
    const known = this.#keys.get(key);
    if (known) return known;
    const rule = this.#rules.sorts[key];
    const keys = new Map(this.rows.map((row) => [row, keyOf(rule, row)]));
    this.#keys.set(key, keys);
    return keys;
  }
}

/** Whether a row matches the filter. */
export function passesFilter<Row, Values extends ConditionValues<Values>>(
  { conditions }: Pick<ListRules<Row, never, never, Values>, 'conditions'>,
  filter: ListFilter<Values>,
  row: Row,
): boolean {
  const names = Object.keys(conditions) as (keyof Values & string)[];
  return names.every((name) => passes(conditions[name], filter[name], row));
}

function passes<Row, Value>(condition: Condition<Row, Value>, value: Value | null, row: Row): boolean {
  if (condition.by === 'always') return condition.test(row, value);
  if (value === null) return true;
  return condition.by === 'row' ? condition.test(row, value) : condition.of(row) === value;
}

/** Sums the rows by the list's rules. */
export function sumsOf<Row, Sum extends string>(
  { sums }: { readonly sums?: Readonly<Record<Sum, (row: Row) => number>> },
  rows: readonly Row[],
): Record<Sum, number> {
  const added = sums
    ? namesOf(sums).map((name) => [name, rows.reduce((sum, row) => sum + sums[name](row), 0)])
    : [];
  // Object.fromEntries widens the keys; they are exactly the names of the rules.
  return Object.fromEntries(added) as Record<Sum, number>;
}

function keyOf<Row>(rule: ListRules<Row, never, string, never>['sorts'][string], row: Row): string | number {
  switch (rule.by) {
    case 'number':
      return rule.of(row);
    case 'text':
      return toSortKey(rule.of(row));
    case 'address':
      return toAddressKey(rule.of(row));
  }
}

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : Number(one > other);
