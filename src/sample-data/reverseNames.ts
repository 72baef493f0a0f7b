import type { ReverseName } from '@/domain/servers/reverseName';
import { makeServer } from './servers';

/** Makes the name of an address: that of the sample server. */
export function makeReverseName(changes: Partial<ReverseName> = {}): ReverseName {
  const { ip, domain } = makeServer();
  return { address: ip, name: domain, wanted: null, state: 'set', ...changes };
}

/** Names of the demonstration's server. */
export const sampleReverseNames: readonly ReverseName[] = [
  makeReverseName(),
  makeReverseName({ address: '2a0d:7c40:400::2', name: null }),
];
