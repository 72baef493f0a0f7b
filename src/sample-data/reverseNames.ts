import type { ReverseName } from '@/domain/servers/reverseName';
import type { ServerId } from '@/domain/servers/server';
import { makeServer, sampleServers } from './servers';

/** Makes the name of an address: that of the sample server. */
export function makeReverseName(changes: Partial<ReverseName> = {}): ReverseName {
  const { ip, domain } = makeServer();
  return { address: ip, name: domain, wanted: null, state: 'set', ...changes };
}

/** Names of the addresses of a sample server; none of a server that is ordered in the demonstration. */
export function reverseNamesOf(id: ServerId): readonly ReverseName[] {
  return sampleServers
    .filter((server) => server.id === id && server.ip !== '')
    .map(({ ip, domain }) => makeReverseName({ address: ip, name: domain }));
}

/** A name that is set, and an address without one. */
export const sampleReverseNames: readonly ReverseName[] = [
  makeReverseName(),
  makeReverseName({ address: '2a0d:7c40:400::2', name: null }),
];
