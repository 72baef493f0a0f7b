import type { Server } from './server';
import { autoSubnet, type EditableServer, type ServerSettings } from './serverSettings';

/** Initial settings of a server. */
export function startingSettings(server: Server): ServerSettings {
  return {
    name: server.domain.split('.')[0] ?? server.domain,
    domain: server.domain,
    ip: server.ip,
    payment: 'account',
    autoRenewal: server.autoRenewal,
    renewalPeriod: server.renewalPeriod,
    username: 'deploy',
    os: server.os,
    software: 'none',
    ipv6Subnet: '',
    panel: 'none',
    backup: 'none',
    ipv4: 1,
  };
}

/** Returns a server with its initial settings: its main address, if any, and no IPv6 network. */
export function provisioned(
  server: Server,
  rest: Pick<EditableServer, 'createdOn' | 'memory'>,
): EditableServer {
  return {
    server,
    ...rest,
    settings: startingSettings(server),
    addresses: server.ip === '' ? [] : [server.ip],
    ipv6Subnets: [autoSubnet],
  };
}

/** Addresses that the provisioner assigned, and the panel's address. */
export interface Assigned {
  /** Public IPv4 addresses, without duplicates. */
  readonly addresses: readonly string[];
  /** Null for none. */
  readonly ipv6Subnet: string | null;
  /** Null for none. */
  readonly panelUrl: string | null;
}

/** Returns the resources assigned to a server so far. */
export function assignedOf({ server, addresses, ipv6Subnets }: EditableServer): Assigned {
  const ipv6Subnet = ipv6Subnets.find((subnet) => subnet !== autoSubnet) ?? null;
  return { addresses, ipv6Subnet, panelUrl: server.panelUrl };
}

/** Returns a server with its assigned resources. The main address stays while the server owns it. */
export function withAssigned(
  { server, settings, ...rest }: EditableServer,
  { addresses, ipv6Subnet, panelUrl }: Assigned,
): EditableServer {
  const ip = addresses.includes(settings.ip) ? settings.ip : (addresses[0] ?? '');
  return {
    ...rest,
    // Without its own panel it may have the provider's, which no assignment changes.
    server: { ...server, ip, panelUrl: settings.panel === 'none' ? server.panelUrl : panelUrl },
    settings: { ...settings, ip, ipv6Subnet: settings.ipv6Subnet && (ipv6Subnet ?? autoSubnet) },
    addresses: addresses.toSorted((one, other) => Number(other === ip) - Number(one === ip)),
    ipv6Subnets: [ipv6Subnet ?? autoSubnet],
  };
}
