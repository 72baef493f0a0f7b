import type { IsoDate } from './dates';
import type { Money } from './money';
import type { DatacenterId } from './plan';

/** Number of a server, shown as `#1024`. */
export type ServerId = number & { readonly __id: 'server' };

/**
 * The states the provider reports (§4), the one that an administrator's Stop leaves (D33), and the one that its owner's
 * does, `Off`; any other word is kept as it came. These three are shown neutrally.
 */
export const knownServerStatuses = [
  'Active',
  'Ordered',
  'Activation',
  'Suspended',
  'Stopped',
  'Off',
] as const;
export type KnownServerStatus = (typeof knownServerStatuses)[number];
export type ServerStatus = KnownServerStatus | (string & {});

/** Narrows a status to those that have a translation. */
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
  /** The one that it moves to once its bill is paid (D28); null where none is awaited. */
  awaitedTariff: string | null;
  /** The day with which it ends because its owner cancelled it; null where it goes on. */
  leavesOn: IsoDate | null;
  /** Identifier of its data centre (plan.ts); another provider's, as it came. */
  datacenter: DatacenterId | (string & {});
  endDate: IsoDate;
  /** Whether it is renewed by itself on its last day (D29). */
  autoRenewal: boolean;
  status: ServerStatus;
  monthlyPrice: Money;
  /** What of it is for options: panel, further addresses, IPv6, backup. A change of tariff leaves them as they are. */
  optionsMonthly: Money;
  /** Address of its control panel, if it has one. */
  panelUrl: string | null;
}
