import type { Server } from '@/domain/server';
import type { EditableServer, ServerSettings } from '@/domain/serverSettings';
import { orderDay } from './servers';

/** Free addresses of the server's network that it can be given. */
const freeAddresses = 4;

/** A network's address `offset` after the given one; it stays within its /24. */
function addressAfter(ip: string, offset: number): string {
  const parts = ip.split('.');
  const last = Number(parts.at(-1) ?? 0);
  return [...parts.slice(0, 3), ((last + offset - 1) % 254) + 1].join('.');
}

/** The settings of a server in the built-in data, made from the server itself: the same ones every time. */
export function makeServerSettings(server: Server, changes: Partial<ServerSettings> = {}): ServerSettings {
  return {
    name: server.domain.split('.')[0] ?? server.domain,
    domain: server.domain,
    ip: server.ip,
    payment: 'account',
    username: 'deploy',
    os: server.os,
    software: 'none',
    ipv6Subnet: '',
    panel: 'none',
    ipv4: 1,
    ...changes,
  };
}

/** A server as the edit screen is given it. */
export function makeEditableServer(server: Server, changes: Partial<EditableServer> = {}): EditableServer {
  const network = server.id.toString(16);
  return {
    server,
    createdOn: orderDay(server),
    memory: 4,
    settings: makeServerSettings(server),
    addresses: [
      server.ip,
      ...Array.from({ length: freeAddresses }, (_, index) => addressAfter(server.ip, index + 1)),
    ],
    ipv6Subnets: [`2a0d:7c40:${network}::/64`, `2a0d:7c41:${network}::/64`],
    ...changes,
  };
}
