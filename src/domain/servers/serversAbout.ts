import type { Server } from '../server';
import { attentionOf, type ServerAttention } from './attention';

/** Values that the filter panel of a list of servers offers: those that the list has, in its order. */
export interface ServerOptions {
  statuses: readonly string[];
  datacenters: readonly string[];
  tariffs: readonly string[];
}

/** What is true of a whole list of servers, whatever is searched for. */
export interface ServersAbout extends ServerOptions {
  attention: readonly ServerAttention[];
}

const distinct = (values: readonly string[]) => [...new Set(values)];

/** The same, of rows that are all there. */
export function serversAbout(servers: readonly Server[]): ServersAbout {
  return {
    statuses: distinct(servers.map(({ status }) => status)),
    datacenters: distinct(servers.map(({ datacenter }) => datacenter)),
    tariffs: distinct(servers.map(({ tariff }) => tariff)),
    attention: attentionOf(servers),
  };
}
