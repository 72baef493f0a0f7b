import { toIsoDate, type IsoDate } from '@/domain/time/dates';

/** Longer search texts than this are neither taken from an address nor looked for. */
export const longestSearch = 200;

/** Rows of a page in the address: where a shared link starts in a long list (D9). */
export const rowsPerPage = 50;

/** The order a column asks for. */
export interface ListSort<Key extends string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/** A filter's conditions by name, each with the type of what it may ask for. */
export type ConditionValues<Values> = Readonly<Record<keyof Values, string>>;

/** The value of each condition; `null` lets everything through. */
export type ListFilter<Values> = { readonly [Name in keyof Values]: Values[Name] | null };

/** Search, filter and sort order that are requested of a list (D9). */
export interface ListQuery<Key extends string, Values> {
  search: string;
  filter: ListFilter<Values>;
  /** `null` is the list's usual order. */
  sort: ListSort<Key> | null;
}

/** Value that a column sorts by. `address` is an IP address of either version: 10.0.0.9 before 10.0.0.10. */
export type SortRule<Row> =
  | { by: 'number'; of: (row: Row) => number }
  | { by: 'text'; of: (row: Row) => string }
  | { by: 'address'; of: (row: Row) => string };

interface ConditionFrame<Value> {
  /** Its name in the address. */
  param: string;
  /** Parses a text of the address, or of a field; `null` for nonsense. */
  parse: (text: string) => Value | null;
}

/** One condition of a list's filter. `equal` is answered by number, however long the list is; `row` looks at each row. */
export type Condition<Row, Value> = ConditionFrame<Value> &
  (
    | { by: 'equal'; of: (row: Row) => string }
    | { by: 'row'; test: (row: Row, value: Value) => boolean }
    /** Tests without a value as well: a queue that shows what was archived, or what was not. */
    | { by: 'always'; test: (row: Row, value: Value | null) => boolean }
  );

/** A list as data: what its rows are found by, filtered by, ordered by and summed up to. */
export interface ListRules<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
  About = unknown,
> {
  id: (row: Row) => Id;
  /** Everything of a row that a search may find. */
  searchable: (row: Row) => readonly string[];
  /** The server also looks into texts that a row does not have: a search is always the server's. */
  searchesBeyondRows?: true;
  sorts: Readonly<Record<Key, SortRule<Row>>>;
  conditions: { readonly [Name in keyof Values]: Condition<Row, Values[Name]> };
  /** The order while no column is requested; without it, that in which the rows came. */
  usualSort?: ListSort<Key>;
  /** Whole numbers that are added up over the listed rows, and over the selected ones. */
  sums?: Readonly<Record<Sum, (row: Row) => number>>;
  /** Facts of the whole list, whatever the search: the options of its filter, the rows that need attention. */
  about?: (rows: readonly Row[]) => About;
  /** A row that the address may name: it is selected and in sight on arrival, until the reader chooses otherwise. */
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

/** A condition on a value that only the rows know, such as a tariff's name. */
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

/** The names in a record whose keys are known by its type. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  // A literal record has exactly the keys of its type.
  return Object.keys(record) as Name[];
}

type ConditionsOf<Values extends ConditionValues<Values>> = {
  readonly [Name in keyof Values]: Pick<Condition<never, Values[Name]>, 'param' | 'parse'>;
};

/** A filter of these conditions, each read by its parameter's name; without a reader it asks for nothing. */
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

/** The query of a list that nobody has searched, filtered or sorted, with this search. */
export function plainQuery<Key extends string, Values extends ConditionValues<Values>>(
  {
    conditions,
  }: { readonly conditions: ConditionsOf<Values>; readonly sorts: Readonly<Record<Key, unknown>> },
  search = '',
): ListQuery<Key, Values> {
  return { search, filter: filterOf<Values>(conditions), sort: null };
}

/** Whether search or filter ask for anything. */
export function isNarrowed<Values extends ConditionValues<Values>>({
  search,
  filter,
}: Pick<ListQuery<string, Values>, 'search' | 'filter'>): boolean {
  return search.trim() !== '' || Object.values(filter).some((value) => value !== null);
}
