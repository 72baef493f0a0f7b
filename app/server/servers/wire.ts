import type { Server } from '@/domain/servers/server';
import type { EditableServer } from '@/domain/servers/serverSettings';

/** A server as it goes over the wire. */
export const wireServer = (server: Server) => ({
  ...server,
  id: String(server.id),
  currency: 'RUB' as const,
});

/** Returns a server's editable settings, with the version that a change must name. */
export const wireSettings = (
  { server, addresses, ipv6Subnets, ...rest }: EditableServer,
  version: number,
) => ({
  ...rest,
  addresses: [...addresses],
  ipv6Subnets: [...ipv6Subnets],
  server: wireServer(server),
  version: String(version),
});
