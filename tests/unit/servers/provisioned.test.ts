import { expect, test } from 'vitest';
import { detailsOf } from '@/domain/servers/detailsOf';
import { withAssigned } from '@/domain/servers/provisioned';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer, makeServerSettings } from '@/sample-data/serverSettings';

const [first, second] = ['198.51.100.7', '198.51.100.8'];
const server = makeServer({ ip: '', panelUrl: null });
const editable = (settings: Parameters<typeof makeServerSettings>[1]) =>
  makeEditableServer(server, { settings: makeServerSettings(server, settings) });
const assigned = {
  addresses: [first, second],
  ipv6Subnet: '2001:db8:1:2::/64',
  panelUrl: 'https://198.51.100.7:2087/',
};

test('a server without an address gets the first as its main one, its network and its panel', () => {
  const after = withAssigned(editable({ ipv4: 2, ipv6Subnet: 'auto', panel: 'cpanel' }), assigned);
  expect(after).toMatchObject({
    server: { ip: first, panelUrl: assigned.panelUrl },
    settings: { ip: first, ipv6Subnet: assigned.ipv6Subnet },
    addresses: [first, second],
    ipv6Subnets: [assigned.ipv6Subnet],
  });
  expect(detailsOf(after, []).addresses).toMatchObject([
    { address: first, isPrimary: true, gateway: '198.51.100.1' },
    { address: second, isPrimary: false },
    { address: '2001:db8:1:2::2', gateway: '2001:db8:1:2::1', prefixLength: 64 },
  ]);
});

test('the main address stays while it is the server’s own, and goes with it', () => {
  const owned = withAssigned(editable({ ipv4: 2 }), assigned);
  const chosen = {
    ...owned,
    server: { ...owned.server, ip: second },
    settings: { ...owned.settings, ip: second },
  };
  expect(withAssigned(chosen, assigned)).toMatchObject({
    server: { ip: second },
    addresses: [second, first],
  });
  expect(withAssigned(chosen, { ...assigned, addresses: [first] }).server.ip).toBe(first);
});

test('nothing that was given up meanwhile comes back with a late report', () => {
  const after = withAssigned(editable({ ipv6Subnet: '', panel: 'none' }), assigned);
  expect(after.settings.ipv6Subnet).toBe('');
  expect(after.server.panelUrl).toBeNull();
});

test('a network that is still to be assigned is no address yet', () => {
  const waiting = withAssigned(editable({ ipv6Subnet: 'auto' }), { ...assigned, ipv6Subnet: null });
  expect(waiting.settings.ipv6Subnet).toBe('auto');
  expect(detailsOf(waiting, []).addresses.map(({ family }) => family)).toEqual(['IPv4', 'IPv4']);
});
