import * as v from 'valibot';
import { toIsoDate } from '@/domain/dates';
import { serverSortKeys, type ServerQuery, type ServerSort } from '@/domain/serverQuery';

/** Rows of a page in the address: where a shared link starts in a long list (D9). */
export const rowsPerPage = 50;

/** What the address says about the list. */
export interface ServerListAddress {
  query: ServerQuery;
  /** From 1. */
  page: number;
}

const longestText = 200;
const text = v.pipe(v.string(), v.maxLength(longestText));
const condition = v.fallback(v.nullable(v.pipe(text, v.minLength(1))), null);

const sortSchema = v.pipe(
  v.string(),
  v.transform((value) => ({
    key: value.replace(/^-/, ''),
    direction: value.startsWith('-') ? ('descending' as const) : ('ascending' as const),
  })),
  v.object({ key: v.picklist(serverSortKeys), direction: v.picklist(['ascending', 'descending']) }),
);

/** Nonsense counts as not said, one parameter at a time: the rest of a half-broken link still works. */
const addressSchema = v.object({
  q: v.fallback(text, ''),
  status: condition,
  dc: condition,
  tariff: condition,
  before: v.fallback(v.nullable(v.pipe(v.string(), v.transform(toIsoDate))), null),
  sort: v.fallback(v.nullable(sortSchema), null),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1),
});

/** Reads the query part of an address; never throws. */
export function parseServerListUrl(search: string): ServerListAddress {
  const params = new URLSearchParams(search);
  const said = v.parse(
    addressSchema,
    Object.fromEntries(Object.keys(addressSchema.entries).map((name) => [name, params.get(name)])),
  );
  return {
    query: {
      search: said.q,
      filter: { status: said.status, datacenter: said.dc, tariff: said.tariff, endsBefore: said.before },
      sort: said.sort,
    },
    page: said.page,
  };
}

/** The query part of the address for a list, with its question mark; empty for the plain list. */
export function formatServerListUrl({ query, page }: ServerListAddress): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value);
  };
  set('q', query.search.trim());
  set('status', query.filter.status);
  set('dc', query.filter.datacenter);
  set('tariff', query.filter.tariff);
  set('before', query.filter.endsBefore);
  set('sort', query.sort && sortText(query.sort));
  set('page', page > 1 ? `${page}` : null);
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
}

function sortText({ key, direction }: ServerSort): string {
  return direction === 'descending' ? `-${key}` : key;
}
