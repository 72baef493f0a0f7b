import type { ConditionValues, ListQuery, ListRules } from './listRules';
import { namesOf } from './listRules';
import { rowsPerPart } from './pagedList';
import { each, sumsOf, type ListedRows } from './localList';
import { isSelected, type Selection } from './selection';

/** Rows of an action: loaded rows, or all rows of a query except some. */
export type Chosen<Row, Id, Key extends string, Values> =
  | { by: 'rows'; rows: readonly Row[] }
  | { by: 'query'; query: ListQuery<Key, Values>; except: readonly Id[]; count: number };

/** The rows that are both listed and selected. */
export interface SelectedRows<Row, Id, Key extends string, Values, Sum extends string> {
  /** Count of the selected rows, including rows that are not loaded. */
  count: number;
  /** Null while the sums of the list are not known. */
  sums: Readonly<Record<Sum, number>> | null;
  /** The loaded ones, in list order. */
  rows: readonly Row[];
  /** The same rows, in the form that an action takes. */
  chosen: Chosen<Row, Id, Key, Values>;
}

interface Listed<Row, Key extends string, Values, Sum extends string> {
  query: ListQuery<Key, Values>;
  /** The listed rows that are loaded. */
  rows: ListedRows<Row>;
  /** All of them, loaded or not. */
  total: number;
  /** Of all of them; null before they are known. */
  sums: Readonly<Record<Sum, number>> | null;
}

/** Returns the selected rows of a partially loaded list. 'All' means every row of the query. */
export function selectedOf<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
>(
  rules: Pick<ListRules<Row, Id, Key, Values, Sum>, 'id' | 'sums'>,
  selection: Selection<Id>,
  { query, rows: listed, total, sums }: Listed<Row, Key, Values, Sum>,
): SelectedRows<Row, Id, Key, Values, Sum> {
  const isNone = selection.mode === 'some' && selection.ids.size === 0;
  const rows = isNone ? [] : [...each(listed)].filter((row) => isSelected(selection, rules.id(row)));
  if (selection.mode === 'some' || total <= Math.min(listed.length, rowsPerPart))
    return { count: rows.length, sums: sumsOf(rules, rows), rows, chosen: { by: 'rows', rows } };
  const left = [...each(listed)].filter((row) => selection.ids.has(rules.id(row)));
  const count = total - left.length;
  return {
    count,
    sums: sums && lessThan(sums, sumsOf(rules, left)),
    rows,
    chosen: { by: 'query', query, except: [...selection.ids], count },
  };
}

function lessThan<Sum extends string>(
  sums: Readonly<Record<Sum, number>>,
  left: Readonly<Record<Sum, number>>,
): Record<Sum, number> {
  const rest = namesOf(sums).map((name) => [name, sums[name] - left[name]]);
  // Object.fromEntries widens the keys; they are exactly the names of the sums.
  return Object.fromEntries(rest) as Record<Sum, number>;
}
