import { fold } from '../search/fold';
import {
  longestSearch,
  namesOf,
  type ConditionValues,
  type ListFilter,
  type ListQuery,
  type ListRules,
  type ListSort,
} from './listRules';
import { isSelected, type Selection } from './selection';
import { toAddressKey, toSortKey } from './sortKey';

/** Rows by index. A plain array is one; rows of another form are made when they are shown. */
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

/** The answer to a query. The same object until the query changes: a grid knows a list by identity. */
export interface ListResult<Row, Sum extends string> extends ListSummary<Sum> {
  /** The listed rows, in the requested order. */
  rows: ListedRows<Row>;
}

/**
 * A list whose rows are all at hand: a short one, or the demonstration's. It answers a query as the server answers it for long
 * lists, by the same rules. Texts and keys are made when a query first needs them.
 */
export class LocalList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
> {
  readonly rows: readonly Row[];
  readonly #rules: ListRules<Row, Id, Key, Values, Sum>;
  readonly #keys = new Map<Key, ReadonlyMap<Row, string | number>>();
  #texts: ReadonlyMap<Row, string> | null = null;

  constructor(rows: readonly Row[], rules: ListRules<Row, Id, Key, Values, Sum>) {
    this.rows = rows;
    this.#rules = rules;
  }

  /** The distinct values of an equal condition, in the order of the rows: the options of a filter panel. */
  valuesOf(name: keyof Values): readonly string[] {
    const condition = this.#rules.conditions[name];
    return condition.by === 'equal' ? [...new Set(this.rows.map(condition.of))] : [];
  }

  run({ search, filter, sort }: ListQuery<Key, Values>): ListResult<Row, Sum> {
    const tests = [this.#searchTest(search), ...this.#filterTests(filter)].filter((test) => test !== null);
    const found = this.rows.filter((row) => tests.every((test) => test(row)));
    const order = sort ?? this.#rules.usualSort;
    return { ...this.#summary(found), rows: order ? this.#sorted(found, order) : found };
  }

  /** Sums up the rows that are both listed and selected. */
  selected(selection: Selection<Id>, result: Pick<ListResult<Row, Sum>, 'rows'>): ListSummary<Sum> {
    return this.#summary(this.selectedRows(selection, result));
  }

  /** The rows that are both listed and selected, in the order of the list. */
  selectedRows(selection: Selection<Id>, { rows }: Pick<ListResult<Row, Sum>, 'rows'>): Row[] {
    if (selection.mode === 'some' && selection.ids.size === 0) return [];
    return [...each(rows)].filter((row) => isSelected(selection, this.#rules.id(row)));
  }

  #summary(rows: readonly Row[]): ListSummary<Sum> {
    const { sums } = this.#rules;
    const added = sums
      ? namesOf(sums).map((name) => [name, rows.reduce((sum, row) => sum + sums[name](row), 0)])
      : [];
    // Every name of the rules, and no other.
    return { count: rows.length, sums: Object.fromEntries(added) as Record<Sum, number> };
  }

  #searchTest(search: string): ((row: Row) => boolean) | null {
    const needle = fold(search.trim());
    if (needle === '') return null;
    // Only a made-up address can ask for such a one; no row has it.
    if (needle.length > longestSearch || needle.includes('\n')) return () => false;
    this.#texts ??= new Map(this.rows.map((row) => [row, fold(this.#rules.searchable(row).join('\n'))]));
    const texts = this.#texts;
    return (row) => texts.get(row)?.includes(needle) ?? false;
  }

  #filterTests(filter: ListFilter<Values>) {
    return (Object.keys(this.#rules.conditions) as (keyof Values & string)[]).map((name) =>
      this.#filterTest(name, filter[name]),
    );
  }

  #filterTest<Name extends keyof Values>(
    name: Name,
    value: Values[Name] | null,
  ): ((row: Row) => boolean) | null {
    const condition = this.#rules.conditions[name];
    if (condition.by === 'always') return (row) => condition.test(row, value);
    if (value === null) return null;
    return condition.by === 'row'
      ? (row) => condition.test(row, value)
      : (row) => condition.of(row) === value;
  }

  /** Equal values sort by id, in the same direction: as the server's pages do. */
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
