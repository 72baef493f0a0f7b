import {
  filterOf,
  longestSearch,
  rowsPerPage,
  type ConditionValues,
  type ListQuery,
  type ListRules,
  type ListSort,
} from './listRules';

/** State of a list that its address holds (D9). */
export interface ListAddress<Id, Key extends string, Values> {
  query: ListQuery<Key, Values>;
  /** From 1. */
  page: number;
  /** The row that the address names; null if it names none or the list has no such parameter. */
  picked: Id | null;
}

/** Part of a list's rules that the address needs. */
export type AddressRules<
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
> = Pick<ListRules<never, Id, Key, Values>, 'sorts' | 'conditions' | 'pick'>;

/** Parses the query part of an address; never throws. Each invalid parameter counts as absent. */
export function parseListUrl<
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(search: string, { sorts, conditions, pick }: AddressRules<Id, Key, Values>): ListAddress<Id, Key, Values> {
  const params = new URLSearchParams(search);
  const text = params.get('q') ?? '';
  const page = params.get('page') ?? '';
  return {
    query: {
      // A backend refuses a NUL, as PostgreSQL does.
      search: text.length > longestSearch || text.includes('\0') ? '' : text,
      filter: filterOf<Values>(conditions, (param) => params.get(param)),
      sort: parseSort(params.get('sort') ?? '', sorts),
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    picked: pick ? pick.parse(params.get(pick.param) ?? '') : null,
  };
}

function parseSort<Key extends string>(
  text: string,
  sorts: Readonly<Record<Key, unknown>>,
): ListSort<Key> | null {
  const name = text.replace(/^-/, '');
  const key = (Object.keys(sorts) as Key[]).find((each) => each === name);
  return key === undefined ? null : { key, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** Formats the query part of a list's address, with its question mark; empty for the default list. */
export function formatListUrl<
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(
  { query: { search, filter, sort }, page, picked }: ListAddress<Id, Key, Values>,
  { conditions, pick }: AddressRules<Id, Key, Values>,
): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value);
  };
  set('q', search.trim());
  for (const name of Object.keys(conditions) as (keyof Values)[]) set(conditions[name].param, filter[name]);
  set('sort', sort && (sort.direction === 'descending' ? `-${sort.key}` : sort.key));
  set('page', page > 1 ? `${page}` : null);
  if (pick) set(pick.param, picked === null ? null : `${picked}`);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Page of the address for a row; a list with a single page has no other. */
export function pageOf(row: number, listedCount: number): number {
  return listedCount > rowsPerPage ? Math.floor(row / rowsPerPage) + 1 : 1;
}

/** The first row of a page. */
export function firstRowOf(page: number): number {
  return (page - 1) * rowsPerPage;
}
