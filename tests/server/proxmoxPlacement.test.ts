import { describe, expect, it } from 'vitest';
import { roomOf } from '@app/server/provisioning/proxmox/room';
import {
  placeServer,
  roomFor,
  type Cluster,
  type Hardware,
} from '@app/server/provisioning/proxmox/placement';
import { configOf } from './support/proxmoxCluster';

describe('placement', () => {
  const gigabyte = 2 ** 30;
  const nodes = ['a', 'b'].map((node) => ({ node, status: 'online', maxcpu: 4, maxmem: 32 * gigabyte }));
  const machine = (node: string, memoryGb: number, maxcpu = 1) => ({
    vmid: 100,
    node,
    name: '',
    type: 'qemu',
    status: 'running',
    template: false,
    maxcpu,
    maxmem: memoryGb * gigabyte,
  });
  const rule = { nodes: ['a', 'b'], storage: 'zfs', coresPerCore: 2, reservedGb: 4 };
  const empty = { nodes, machines: [], storages: [], promised: [] };
  const storage = (node: string, freeGb: number, shared = false) => ({
    storage: 'zfs',
    node,
    shared,
    disk: 50 * gigabyte,
    maxdisk: (50 + freeGb) * gigabyte,
  });
  const place = (memoryGb: number, parts: Partial<Parameters<typeof placeServer>[2]> = {}, cores = 1) =>
    placeServer(rule, { cores, memoryGb, diskGb: 1 }, { ...empty, ...parts });

  it('fills the emptier node, up to the reserved memory', () => {
    expect(place(28)).toBe('a');
    expect(place(29)).toBeNull();
    expect(place(8, { machines: [machine('a', 1)] })).toBe('b');
    expect(place(28, { machines: [machine('a', 1), machine('b', 1)] })).toBeNull();
    expect(place(28, { nodes: nodes.map((each) => ({ ...each, status: 'offline' })) })).toBeNull();
  });

  it('leaves a node whose storage has no room', () => {
    expect(place(8, { storages: [storage('a', 0.5), storage('b', 1)] })).toBe('b');
    expect(place(8, { storages: [storage('a', 0.5), storage('b', 0.5)] })).toBeNull();
  });

  it('counts machines that are being cloned once, and cores by the ratio', () => {
    const promised = [{ node: 'a', vmid: 7, memoryGb: 20 }];
    expect(place(12, { promised })).toBe('b');
    expect(place(12, { promised, machines: [{ ...machine('a', 1), vmid: 7 }] })).toBe('b');
    expect(place(1, {}, 8)).toBe('a');
    expect(place(1, { machines: [machine('a', 1, 1), machine('b', 1, 1)] }, 8)).toBeNull();
  });
});

describe('room for servers', () => {
  const gigabyte = 2 ** 30;
  const nodes = ['a', 'b'].map((node) => ({ node, status: 'online', maxcpu: 4, maxmem: 32 * gigabyte }));
  const rule = { nodes: ['a', 'b'], storage: 'zfs', coresPerCore: 2, reservedGb: 4 };
  const storages = (one: number, other: number, shared = false) =>
    [one, other].map((freeGb, index) => ({
      storage: 'zfs',
      node: index === 0 ? 'a' : 'b',
      shared,
      disk: 0,
      maxdisk: freeGb * gigabyte,
    }));
  const room = (hardware: Partial<Hardware>, parts: Partial<Cluster> = {}) =>
    roomFor(
      rule,
      { cores: 1, memoryGb: 4, diskGb: 10, ...hardware },
      { nodes, machines: [], storages: [], promised: [], ...parts },
    );

  it('is what memory, cores and disk allow, on each node for itself', () => {
    // 28 GB are left of each node.
    expect(room({ memoryGb: 28 })).toBe(2);
    expect(room({ memoryGb: 29 })).toBe(0);
    expect(room({ memoryGb: 14 })).toBe(4);
    expect(room({ memoryGb: 15 })).toBe(2);
    expect(room({ cores: 3 })).toBe(4);
    expect(room({ cores: 9 })).toBe(0);
    expect(room({}, { storages: storages(20, 9) })).toBe(2);
    expect(room({}, { storages: storages(1000, 1000) })).toBe(14);
    expect(room({ memoryGb: 28 }, { promised: [{ node: 'a', vmid: 7, memoryGb: 1 }] })).toBe(1);
    expect(room({}, { nodes: [] })).toBe(0);
  });

  it('has the disks of a shared storage once', () => {
    expect(room({}, { storages: storages(30, 30, true) })).toBe(3);
    expect(room({ memoryGb: 28 }, { storages: storages(30, 30, true) })).toBe(2);
  });

  it('is counted beside thousands of ordered servers, with one look at the machines', () => {
    let looks = 0;
    const machine = {
      vmid: 100,
      get node() {
        looks += 1;
        return 'a';
      },
      name: '',
      type: 'qemu',
      status: 'running',
      template: false,
      maxcpu: 1,
      maxmem: gigabyte,
    };
    const large = nodes.map((each) => ({ ...each, maxcpu: 10_000, maxmem: 5004 * gigabyte }));
    const promised = [{ node: 'b', vmid: 101, memoryGb: 2 }];
    const plans = [{ tariff: 'Small', datacenter: 'gb', cores: 1, memoryGb: 1, diskGb: 10 }];
    const beside = (ordered: number) => {
      const config = configOf({ datacenters: { gb: { ...configOf().datacenters['gb'], ...rule } } });
      const cluster = { nodes: large, machines: [machine], storages: [], promised };
      return roomOf(config, plans, new Map([['Small', ordered]]), cluster).items;
    };
    // 10 000 GB, without the machine and the one that is being cloned.
    expect(beside(5000)).toEqual([{ tariff: 'Small', room: 4997 }]);
    expect(looks).toBeLessThan(10);
  });
});
