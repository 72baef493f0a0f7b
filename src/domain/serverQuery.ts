import type { IsoDate } from './dates';

/** Columns of the server list that sort (D9). */
export const serverSortKeys = [
  'id',
  'domain',
  'ip',
  'os',
  'tariff',
  'datacenter',
  'endDate',
  'status',
  'price',
] as const;
export type ServerSortKey = (typeof serverSortKeys)[number];

export interface ServerSort {
  key: ServerSortKey;
  direction: 'ascending' | 'descending';
}

/** The filter panel's four conditions (D9); `null` asks for nothing. */
export interface ServerFilter {
  status: string | null;
  datacenter: string | null;
  tariff: string | null;
  /** Ends on a day strictly before this one. */
  endsBefore: IsoDate | null;
}

/** What is asked of the server list. */
export interface ServerQuery {
  /** Part of a domain, an IP address or an OS name, in any case (§2). */
  search: string;
  filter: ServerFilter;
  /** `null` leaves the provider's order. */
  sort: ServerSort | null;
}

export const noServerFilter: ServerFilter = {
  status: null,
  datacenter: null,
  tariff: null,
  endsBefore: null,
};

export const emptyServerQuery: ServerQuery = { search: '', filter: noServerFilter, sort: null };

/** What is looked for when this is typed. */
export function normalizeSearch(search: string): string {
  return search.trim().toLowerCase();
}
