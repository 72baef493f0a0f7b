import { toIsoDate, type IsoDate } from '@/domain/time/dates';

/** Maximum length of a search; longer text is ignored in addresses and never searched. */
export const longestSearch = 200;

/** Rows per page in the address: where a shared link starts in a long list (D9). */
export const rowsPerPage = 50;

/** Sort order by a column. */
export interface ListSort<Key extends string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/** Conditions of a filter by name, each with the type of its value. */
export type ConditionValues<Values> = Readonly<Record<keyof Values, string>>;

/** Value of each condition; `null` matches everything. */
export type ListFilter<Values> = { readonly [Name in keyof Values]: Values[Name] | null };

/** Requested search, filter and sort order of a list (D9). */
export interface ListQuery<Key extends string, Values> {
  search: string;
  filter: ListFilter<Values>;
  /** `null` is the default order of the list. */
  sort: ListSort<Key> | null;
}

/** Sort key of a column. `address` is an IP address of either version: 10.0.0.9 before 10.0.0.10. */
export type SortRule<Row> =
  | { by: 'number'; of: (row: Row) => number }
  | { by: 'text'; of: (row: Row) => string }
  | { by: 'address'; of: (row: Row) => string };

interface ConditionFrame<Value> {
  /** Its name in the address. */
  param: string;
  /** Parses a text of the address or a field; `null` if it is invalid. */
  parse: (text: string) => Value | null;
}

/** A condition of a list's filter. `equal` uses an index, however long the list is; `row` tests each row. */
export type Condition<Row, Value> = ConditionFrame<Value> &
  (
    | { by: 'equal'; of: (row: Row) => string }
    | { by: 'row'; test: (row: Row, value: Value) => boolean }
    /** Also tests without a value: a queue shows either archived or other rows. */
    | { by: 'always'; test: (row: Row, value: Value | null) => boolean }
  );

/** A list as data: search, filters, sort orders and sums of its rows. */
export interface ListRules<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
  About = unknown,
> {
  id: (row: Row) => Id;
  /** All texts of a row that a search may match. */
  searchable: (row: Row) => readonly string[];
  /** The server also searches texts that rows do not contain, so every search goes to the server. */
  searchesBeyondRows?: true;
  sorts: Readonly<Record<Key, SortRule<Row>>>;
  conditions: { readonly [Name in keyof Values]: Condition<Row, Values[Name]> };
  /** Default order; without it, rows keep the order in which they arrived. */
  usualSort?: ListSort<Key>;
  /** Whole numbers that are summed over the listed and over the selected rows. */
  sums?: Readonly<Record<Sum, (row: Row) => number>>;
  /** Facts about the whole list, whatever the search: its filter options, rows that need attention. */
  about?: (rows: readonly Row[]) => About;
  /** A row that the address may name; it is selected and visible on arrival until the reader selects others. */
  pick?: { param: string; parse: (text: string) => Id | null };
}

/** A condition on one of a closed set of values. */
export function oneOf<Row, Value extends string>(
  param: string,
  values: readonly Value[],
  of: (row: Row) => string,
): Condition<Row, Value> {
  return { param, by: 'equal', of, parse: (text) => values.find((value) => value === text) ?? null };
}

/** A condition on a value that is only known from the rows, such as a tariff's name. */
export function anyOf<Row>(param: string, of: (row: Row) => string): Condition<Row, string> {
  return {
    param,
    by: 'equal',
    of,
    parse: (text) => (text === '' || text.length > longestSearch ? null : text),
  };
}

/** A condition on a calendar day. */
export function onDay<Row>(
  param: string,
  test: (row: Row, day: IsoDate) => boolean,
): Condition<Row, IsoDate> {
  return { param, by: 'row', test, parse: toIsoDate };
}

/** Returns the keys of a record, typed. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  // A literal record has exactly the keys of its type.
  return Object.keys(record) as Name[];
}

type ConditionsOf<Values extends ConditionValues<Values>> = {
  readonly [Name in keyof Values]: Pick<Condition<never, Values[Name]>, 'param' | 'parse'>;
};

/** Builds a filter by reading each parameter; an absent reader means no condition. */
export function filterOf<Values extends ConditionValues<Values>>(
  conditions: ConditionsOf<Values>,
  read: (param: string) => string | null = () => null,
): ListFilter<Values> {
  const names = Object.keys(conditions) as (keyof Values & string)[];
  const entries = names.map((name) => {
    const { param, parse } = conditions[name];
    const text = read(param);
    return [name, text === null ? null : parse(text)];
  });
  return Object.fromEntries(entries) as ListFilter<Values>;
}

/** Returns a query with this search only, without filter and sort order. */
export function plainQuery<Key extends string, Values extends ConditionValues<Values>>(
  {
    conditions,
  }: { readonly conditions: ConditionsOf<Values>; readonly sorts: Readonly<Record<Key, unknown>> },
  search = '',
): ListQuery<Key, Values> {
  return { search, filter: filterOf<Values>(conditions), sort: null };
}

/** Whether search or filter restrict the list. */
export function isNarrowed<Values extends ConditionValues<Values>>({
  search,
  filter,
}: Pick<ListQuery<string, Values>, 'search' | 'filter'>): boolean {
  return search.trim() !== '' || Object.values(filter).some((value) => value !== null);
}
