import { isIPv6 } from 'node:net';
import { expect, test } from 'vitest';
import type { ServerId } from '@/domain/server';
import { provisioned } from '@/domain/servers/provisioned';
import { makeServer } from '@/sample-data/servers';

test.each([1024, 65_535, 65_536, 123_456_789])('server #%i has IPv6 networks of its own', (number) => {
  const { ipv6Subnets } = provisioned(makeServer({ id: number as ServerId }), {
    createdOn: '2026-11-21',
    memory: 4,
  });
  const networks = ipv6Subnets.map((subnet) => subnet.replace('/64', ''));
  expect(networks.every(isIPv6)).toBe(true);
  expect(new Set(networks).size).toBe(2);
});
