import type { IsoDate } from '@/domain/time/dates';
import { anyOf, onDay, type ListFilter, type ListQuery, type ListRules } from '@/domain/list/listRules';
import type { Server, ServerId } from './server';
import type { ServerAttention } from './attention';
import { canReboot, canSwitch } from './power';
import { stateOf } from './serverStates';

/** Columns of the server list, all sortable (D9). */
export const serverSorts = [
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

export type ServerSortKey = (typeof serverSorts)[number];

/** The filter panel's conditions (D9). */
export interface ServerConditions {
  status: string;
  datacenter: string;
  tariff: string;
  /** One of its tags. */
  tag: string;
  /** Ends strictly before this day. */
  endsBefore: IsoDate;
}

export type ServerFilter = ListFilter<ServerConditions>;
export type ServerQuery = ListQuery<ServerSortKey, ServerConditions>;

/** Sums of a server list: monthly price in kopecks, and servers that can be rebooted (D8) or started. */
export type ServerSum = 'monthly' | 'rebootable' | 'startable';

/** Facts of all servers of a list, whatever the search. */
export interface ServersAbout {
  /** Options of the filter panel: values that occur in the list. */
  statuses: readonly string[];
  datacenters: readonly string[];
  tariffs: readonly string[];
  tags: readonly string[];
  /** Counted with the day by the source of the list, not by its rules. */
  attention: readonly ServerAttention[];
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Rules of the server list (§2): search by domain, address, system and tags, and filters (D9). */
export const serverRules: ListRules<
  Server,
  ServerId,
  ServerSortKey,
  ServerConditions,
  ServerSum,
  ServersAbout
> = {
  id: ({ id }) => id,
  searchable: ({ domain, ip, os, tags }) => [domain, ip, os, ...tags],
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    domain: { by: 'text', of: ({ domain }) => domain },
    ip: { by: 'address', of: ({ ip }) => ip },
    os: { by: 'text', of: ({ os }) => os },
    tariff: { by: 'text', of: ({ tariff }) => tariff },
    datacenter: { by: 'text', of: ({ datacenter }) => datacenter },
    endDate: { by: 'text', of: ({ endDate }) => endDate },
    // Sorted by lifecycle, not alphabetically; unknown statuses come last.
    status: { by: 'number', of: ({ status }) => stateOf(status).place },
    price: { by: 'number', of: ({ monthlyPrice }) => monthlyPrice },
  },
  usualSort: { key: 'id', direction: 'ascending' },
  conditions: {
    status: anyOf('status', ({ status }) => status),
    datacenter: anyOf('dc', ({ datacenter }) => datacenter),
    tariff: anyOf('tariff', ({ tariff }) => tariff),
    tag: { ...anyOf('tag', () => ''), by: 'row', test: ({ tags }, tag) => tags.includes(tag) },
    endsBefore: onDay('before', ({ endDate }, day) => endDate < day),
  },
  sums: {
    monthly: ({ monthlyPrice }) => monthlyPrice,
    rebootable: (server) => Number(canReboot(server)),
    startable: (server) => Number(canSwitch('start', server)),
  },
  about: (servers) => ({
    statuses: distinct(servers.map(({ status }) => status)),
    datacenters: distinct(servers.map(({ datacenter }) => datacenter)),
    tariffs: distinct(servers.map(({ tariff }) => tariff)),
    tags: distinct(servers.flatMap(({ tags }) => tags)).toSorted(),
    attention: [],
  }),
};
