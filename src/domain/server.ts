import type { IsoDate } from './dates';
import type { Money } from './money';
import type { DatacenterId } from './plan';

/** Number of a server, shown as `#1024`. */
export type ServerId = number & { readonly __id: 'server' };

/** The server that the pages of one server open with where none is named (§2): the first of the built-in data. */
export const fallbackServerId = 1024 as ServerId;

/** The states the provider reports (§4); any other word is kept as it came and shown neutrally. */
export const knownServerStatuses = ['Active', 'Ordered', 'Activation', 'Suspended'] as const;
export type KnownServerStatus = (typeof knownServerStatuses)[number];
export type ServerStatus = KnownServerStatus | (string & {});

/** Narrows a status to the four that have a colour and a translation. */
export function isKnownServerStatus(status: ServerStatus): status is KnownServerStatus {
  return knownServerStatuses.some((known) => known === status);
}

/** A rented server as the list shows it (§3). */
export interface Server {
  id: ServerId;
  domain: string;
  ip: string;
  os: string;
  tariff: string;
  /** Identifier of its data centre (plan.ts); another provider's, as it came. */
  datacenter: DatacenterId | (string & {});
  endDate: IsoDate;
  status: ServerStatus;
  monthlyPrice: Money;
  /** What of it is for options: panel, further addresses, IPv6, backup. A change of tariff leaves them as they are. */
  optionsMonthly: Money;
  /** Address of its control panel, if it has one. */
  panelUrl: string | null;
}

/** A server may be rebooted only when it runs (D8). */
export function canReboot(server: Pick<Server, 'status'>): boolean {
  return server.status === 'Active';
}
