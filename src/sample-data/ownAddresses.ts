import type { ServerId } from '@/domain/servers/server';
import type { OwnAddress } from '@/domain/usage/ownAddress';

/** An address of a server, changed where a story or a test needs it. */
export function makeOwnAddress(changes: Partial<OwnAddress> = {}): OwnAddress {
  return {
    address: '185.104.113.20',
    version: 'ipv4',
    isMain: true,
    reverseName: 'shop.example.ru',
    serverId: 1024 as ServerId,
    domain: 'shop.example.ru',
    status: 'Active',
    ...changes,
  };
}

/** Two servers: one with a second address and an IPv6 network, one with its main address alone. */
export const exampleAddresses: readonly OwnAddress[] = [
  makeOwnAddress(),
  makeOwnAddress({ address: '185.104.113.21', isMain: false, reverseName: null }),
  makeOwnAddress({ address: '2a01:4f8:c17:2000::/64', version: 'ipv6', isMain: false, reverseName: null }),
  makeOwnAddress({
    address: '185.104.114.7',
    serverId: 1025 as ServerId,
    domain: 'mail.example.ru',
    reverseName: 'mail.example.ru',
  }),
];
