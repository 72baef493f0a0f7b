/** What is asked of one of the admin lists: text, conditions by name, order. */
export interface AdminQuery<Key extends string, Name extends string> {
  search: string;
  /** `null` asks for nothing. */
  filter: Readonly<Record<Name, string | null>>;
  sort: AdminSort<Key> | null;
}

export interface AdminSort<Key extends string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/** What a list can be asked: one object a list, from which its search, its filter, its order and its address follow. */
export interface ListRules<Row, Key extends string, Name extends string> {
  sortKeys: readonly Key[];
  /** The filter's conditions by name, each with the values it may have. */
  conditions: Readonly<Record<Name, readonly string[]>>;
  /** Everything of a row that a search may find. */
  searchable: (row: Row) => readonly string[];
  /** The value of a row that a condition is about. */
  valueOf: (row: Row, name: Name) => string;
  /** What a column sorts by: numbers by size, texts by the alphabet. */
  rankOf: (row: Row, key: Key) => number | string;
}

/** The names of a list's conditions, in the order of its panel. */
export function conditionNames<Name extends string>(
  conditions: Readonly<Record<Name, readonly string[]>>,
): readonly Name[] {
  // A literal record has exactly the keys of its type.
  return Object.keys(conditions) as Name[];
}

/** A filter that asks for nothing. */
export function noFilter<Name extends string>(
  conditions: Readonly<Record<Name, readonly string[]>>,
): Record<Name, string | null> {
  const none = conditionNames(conditions).map((name) => [name, null]);
  return Object.fromEntries(none) as Record<Name, null>;
}

/** Rows that search and filter let through, in order; without a sort, in the order they came. */
export function findRows<Row, Key extends string, Name extends string>(
  rows: readonly Row[],
  { search, filter, sort }: AdminQuery<Key, Name>,
  rules: ListRules<Row, Key, Name>,
): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  const names = conditionNames(rules.conditions);
  const found = rows.filter(
    (row) =>
      names.every((name) => filter[name] === null || rules.valueOf(row, name) === filter[name]) &&
      (wanted === '' || rules.searchable(row).some((text) => text.toLowerCase().includes(wanted))),
  );
  if (!sort) return found;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return found.toSorted((a, b) => sign * compare(rules.rankOf(a, sort.key), rules.rankOf(b, sort.key)));
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : `${a}`.localeCompare(`${b}`);
}
