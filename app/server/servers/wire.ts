import { wireSystem } from '../catalog/systems';
import { wireEditPrices } from '../catalog/wire';
import type { EditPrices } from '@/domain/pricing/prices';
import type { Server } from '@/domain/servers/server';
import type { EditableServer } from '@/domain/servers/serverSettings';

/** Converts a server for the API. */
export const wireServer = (server: Server) => ({
  ...server,
  tags: [...server.tags],
  id: String(server.id),
  currency: 'RUB' as const,
});

/** Returns a server's settings, with the version for a change. */
export const wireSettings = (
  { server, addresses, ipv6Subnets, systems, ...rest }: EditableServer,
  version: number,
  prices: EditPrices,
) => ({
  ...rest,
  addresses: [...addresses],
  ipv6Subnets: [...ipv6Subnets],
  server: wireServer(server),
  version: String(version),
  prices: wireEditPrices(prices),
  ...(systems && { systems: systems.map(wireSystem) }),
});
