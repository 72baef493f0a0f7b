import type { Server } from '../server';
import type { EditableServer, ServerSettings } from '../serverSettings';

/** Free addresses of the server's network that it can be given. */
const freeAddresses = 4;

/** A network's address `offset` after the given one; it stays within its /24. */
function addressAfter(ip: string, offset: number): string {
  const parts = ip.split('.');
  const last = Number(parts.at(-1) ?? 0);
  return [...parts.slice(0, 3), ((last + offset - 1) % 254) + 1].join('.');
}

/** A number in the groups of an IPv6 address: `400`, and `1:e240` beyond what fits into one. */
function groupsOf(id: number): string {
  const group = 0x1_0000;
  const low = (id % group).toString(16);
  return id < group ? low : `${Math.floor(id / group).toString(16)}:${low}`;
}

/** The settings of a server before anybody changed them. */
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

/** A server with the networks that come with its number and its address. */
export function provisioned(
  server: Server,
  rest: Pick<EditableServer, 'createdOn' | 'memory'>,
): EditableServer {
  const groups = groupsOf(server.id);
  return {
    server,
    ...rest,
    settings: startingSettings(server),
    addresses: [
      server.ip,
      ...Array.from({ length: freeAddresses }, (_, index) => addressAfter(server.ip, index + 1)),
    ],
    ipv6Subnets: [`2a0d:7c40:${groups}::/64`, `2a0d:7c41:${groups}::/64`],
  };
}
