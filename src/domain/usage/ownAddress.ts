import type { ServerId } from '../servers/server';
import type { ServerStatus } from '../servers/serverStates';

export const addressVersions = ['ipv4', 'ipv6'] as const;
export type AddressVersion = (typeof addressVersions)[number];

/** An address or an IPv6 network of a server of the account. */
export interface OwnAddress {
  address: string;
  version: AddressVersion;
  /** Whether it is the address that the server is reached at. */
  isMain: boolean;
  /** Name that DNS has for the address; null without one. */
  reverseName: string | null;
  serverId: ServerId;
  domain: string;
  status: ServerStatus;
}
