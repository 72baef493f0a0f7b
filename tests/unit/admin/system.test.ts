import { expect, test } from 'vitest';
import { managedSystems, systemRules, toAdminSystem } from '@/domain/admin/system';
import { offeredVersions, osFamilies, systemKey } from '@/domain/order/os';
import { makeAdminSystem, sampleAdminSystems } from '@/sample-data/adminSystems';

// tests: PRICES-08
test('every version can be withheld but NoOS, so that an order has a choice', () => {
  const keys = managedSystems.map(systemKey);
  const count = osFamilies.reduce((sum, { versions }) => sum + versions.length, 0);
  expect(keys).toHaveLength(count - 1);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('other NoOS');
  expect(offeredVersions('other', keys)).toEqual(['NoOS']);
});

test('the versions of a family are offered without the withheld ones, in their order', () => {
  expect(offeredVersions('debian', [])).toEqual(['10', '11', '12']);
  expect(offeredVersions('debian', ['debian 11', 'ubuntu 10'])).toEqual(['10', '12']);
  expect(offeredVersions('almalinux', ['almalinux 8', 'almalinux 9'])).toEqual([]);
});

test('the list has names and figures', () => {
  const system = { family: 'centos', version: '8 Stream' } as const;
  expect(toAdminSystem(system, { sale: 'withheld', servers: 2, carts: 1 })).toEqual({
    id: 'centos 8 Stream',
    family: 'centos',
    name: 'CentOS 8 Stream',
    sale: 'withheld',
    servers: 2,
    carts: 1,
  });
  const { id, searchable, sorts } = systemRules;
  const one = makeAdminSystem({ sale: 'withheld', servers: 3 });
  expect([id(one), searchable(one)]).toEqual(['debian 12', ['debian 12', 'Debian 12']]);
  expect([sorts.name.of(one), sorts.sale.of(one), sorts.servers.of(one)]).toEqual(['Debian 12', 1, 3]);
  expect(sampleAdminSystems.map(id)).toEqual(managedSystems.map(systemKey));
});
