import { expect, it } from 'vitest';
import { exampleAddresses } from '@/sample-data/ownAddresses';
import { toAddressListView } from '@/screens/usage/AddressListScreen/addressListView';

// tests: USAGE-01
it('groups addresses by server in their order', () => {
  const view = toAddressListView({ status: 'ready', value: exampleAddresses });
  if (view.status !== 'ready') throw new Error(view.status);
  expect(view.total).toBe(4);
  expect(
    view.servers.map(({ domain, addresses }) => [domain, addresses.map(({ address }) => address)]),
  ).toEqual([
    ['shop.example.ru', ['185.104.113.20', '185.104.113.21', '2a01:4f8:c17:2000::/64']],
    ['mail.example.ru', ['185.104.114.7']],
  ]);
});

// tests: USAGE-02
it('is empty without addresses, and leads to the catalogue', () => {
  expect(toAddressListView({ status: 'ready', value: [] })).toEqual({
    status: 'empty',
    href: '/dashboard/vps-catalog',
  });
});
