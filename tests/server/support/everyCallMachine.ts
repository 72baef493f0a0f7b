import { randomUUID } from 'node:crypto';
import {
  activeServer,
  idleServer,
  otherIdleServer,
  readySnapshot,
  savedSshKey,
  serverParts,
  type PartsIn,
} from './everyCallWorld';

/** Parts of the calls about a machine: its network, ways back into it, snapshots, and keys. */
export const machineParts = {
  network: {
    reverseNames: async (world) => [{ params: await serverParts(world) }],
    checkReverseName: async (world) => [
      { params: await serverParts(world), query: { address: '203.0.113.7', name: 'localhost' } },
    ],
    saveReverseName: async (world) => {
      const params = await idleServer(world);
      const { ip } = await activeServer(world);
      return [{ params, body: { address: ip ?? '', name: 'mail.example.ru' } }];
    },
    firewall: async (world) => [{ params: await serverParts(world) }],
    saveFirewall: async (world) => [
      {
        params: await idleServer(world),
        body: {
          isOn: true,
          rules: [{ direction: 'in', protocol: 'tcp', ports: '22', network: '', note: 'Office' }],
        },
      },
    ],
  },
  recovery: {
    state: async (world) => [{ params: await serverParts(world) }],
    resetPassword: async (world) => [{ params: await idleServer(world) }],
    setRescue: async (world) => [{ params: await idleServer(world), body: { isOn: true } }],
  },
  snapshots: {
    list: async (world) => [{ params: await serverParts(world) }],
    make: async (world) => [
      { params: await idleServer(world), key: randomUUID(), body: { name: 'Before the update' } },
    ],
    restore: async (world) => [{ params: await readySnapshot(world), key: randomUUID() }],
    restoreTo: async (world) => {
      const params = await readySnapshot(world);
      const serverId = await otherIdleServer(world, params.id);
      return [{ params, key: randomUUID(), body: { serverId } }];
    },
    remove: async (world) => [{ params: await readySnapshot(world) }],
  },
  sshKeys: {
    remove: async (world) => [{ params: { id: await savedSshKey(world) } }],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, PartsIn>>>>;
