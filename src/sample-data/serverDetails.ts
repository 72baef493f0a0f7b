import type { Server } from '@/domain/servers/server';
import type { ServerDetails, ServerEvent } from '@/domain/servers/serverDetails';
import { accessOf, primaryAddress } from '@/domain/servers/detailsOf';
import { orderDay } from './servers';

/** Makes the details of a sample server, the same on every call. */
export function makeServerDetails(server: Server, changes: Partial<ServerDetails> = {}): ServerDetails {
  const network = `2a0d:7c40:${server.id.toString(16)}`;
  return {
    addresses: [
      primaryAddress(server),
      {
        family: 'IPv6',
        address: `${network}::2`,
        prefixLength: 64,
        gateway: `${network}::1`,
        reverseName: null,
        isPrimary: false,
      },
    ],
    events: historyOf(server),
    access: accessOf(server),
    ...changes,
  };
}

/** Returns a server's events up to its current status. */
function historyOf(server: Server): readonly ServerEvent[] {
  const day = orderDay(server);
  const ordered: readonly ServerEvent[] = [
    { id: 'e1', at: `${day}T09:12:00Z`, kind: 'ordered', actor: 'customer', detail: server.tariff },
    { id: 'e2', at: `${day}T09:15:00Z`, kind: 'paid', actor: 'customer', detail: null },
  ];
  if (server.status === 'Ordered') return ordered;
  const created: readonly ServerEvent[] = [
    ...ordered,
    { id: 'e3', at: `${day}T09:16:00Z`, kind: 'created', actor: 'system', detail: server.os },
  ];
  if (server.status === 'Activation') return created;
  const lived: readonly ServerEvent[] = [
    ...created,
    { id: 'e4', at: `${day}T09:19:00Z`, kind: 'activated', actor: 'system', detail: null },
    { id: 'e5', at: '2026-08-02T17:40:00Z', kind: 'rebooted', actor: 'customer', detail: null },
  ];
  const last: ServerEvent =
    server.status === 'Suspended'
      ? { id: 'e7', at: '2026-11-19T09:30:00Z', kind: 'suspended', actor: 'system', detail: null }
      : { id: 'e6', at: '2026-10-23T00:05:00Z', kind: 'renewed', actor: 'system', detail: null };
  return [...lived, last];
}
