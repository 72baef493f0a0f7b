import * as v from 'valibot';
import { conditionNames, noFilter, type AdminQuery, type ListRules } from '@/domain/admin/query';

/** Rows of a page in the address: where a shared link starts in a long list (D9). */
const rowsPerPage = 50;

/** What the address says about an admin list. */
export interface AdminListAddress<Key extends string, Name extends string> {
  query: AdminQuery<Key, Name>;
  /** From 1. */
  page: number;
}

type AddressRules<Key extends string, Name extends string> = Pick<
  ListRules<never, Key, Name>,
  'sortKeys' | 'conditions'
>;

const longestSearch = 200;
const searchSchema = v.fallback(v.pipe(v.string(), v.maxLength(longestSearch)), '');
const pageSchema = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1);

/** Reads the query part of an address; never throws. Nonsense counts as not said, one parameter at a time. */
export function parseAdminListUrl<Key extends string, Name extends string>(
  search: string,
  { sortKeys, conditions }: AddressRules<Key, Name>,
): AdminListAddress<Key, Name> {
  const params = new URLSearchParams(search);
  const filter = noFilter(conditions);
  for (const name of conditionNames(conditions))
    filter[name] = v.parse(v.fallback(v.nullable(v.picklist(conditions[name])), null), params.get(name));
  const sort = params.get('sort') ?? '';
  const key = sortKeys.find((each) => each === sort.replace(/^-/, ''));
  return {
    query: {
      search: v.parse(searchSchema, params.get('q')),
      filter,
      sort: key === undefined ? null : { key, direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    },
    page: v.parse(pageSchema, params.get('page')),
  };
}

/** The query part of the address for a list, with its question mark; empty for the plain list. */
export function formatAdminListUrl<Key extends string, Name extends string>(
  { query: { search, filter, sort }, page }: AdminListAddress<Key, Name>,
  { conditions }: AddressRules<Key, Name>,
): string {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('q', search.trim());
  for (const name of conditionNames(conditions)) {
    const value = filter[name];
    if (value !== null) params.set(name, value);
  }
  if (sort) params.set('sort', sort.direction === 'descending' ? `-${sort.key}` : sort.key);
  if (page > 1) params.set('page', `${page}`);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The page of the address for a row; a list that fits one page has no other (D9). */
export function pageOf(row: number, listedCount: number): number {
  return listedCount > rowsPerPage ? Math.floor(row / rowsPerPage) + 1 : 1;
}

/** The first row of a page. */
export function firstRowOf(page: number): number {
  return (page - 1) * rowsPerPage;
}
