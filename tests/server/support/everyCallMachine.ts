import { randomUUID } from 'node:crypto';
import { makeBackup } from '@/sample-data/backups';
import {
  activeServer,
  copiedServer,
  idleServer,
  otherIdleServer,
  readySnapshot,
  savedSshKey,
  serverParts,
  type Fixture,
  type PartsIn,
} from './everyCallFixture';

const oneBackup = async (fixture: Fixture) => ({
  ...(await idleServer(fixture)),
  backupId: makeBackup().id,
});

/** Parts of the calls about a machine: its network, ways back into it, backups, snapshots, and keys. */
export const machineParts = {
  network: {
    reverseNames: async (fixture) => [{ params: await serverParts(fixture) }],
    checkReverseName: async (fixture) => [
      { params: await serverParts(fixture), query: { address: '203.0.113.7', name: 'localhost' } },
    ],
    saveReverseName: async (fixture) => {
      const params = await idleServer(fixture);
      const { ip } = await activeServer(fixture);
      return [{ params, body: { address: ip ?? '', name: 'mail.example.ru' } }];
    },
    firewall: async (fixture) => [{ params: await serverParts(fixture) }],
    saveFirewall: async (fixture) => [
      {
        params: await idleServer(fixture),
        body: {
          isOn: true,
          rules: [{ direction: 'in', protocol: 'tcp', ports: '22', network: '', note: 'Office' }],
        },
      },
    ],
  },
  recovery: {
    state: async (fixture) => [{ params: await serverParts(fixture) }],
    resetPassword: async (fixture) => [{ params: await idleServer(fixture) }],
    setRescue: async (fixture) => [{ params: await idleServer(fixture), body: { isOn: true } }],
  },
  backups: {
    list: async (fixture) => [{ params: await serverParts(fixture) }],
    make: async (fixture) => [{ params: await copiedServer(fixture), key: randomUUID() }],
    restore: async (fixture) => [
      { params: await oneBackup(fixture), key: randomUUID(), body: { madeAt: makeBackup().madeAt } },
    ],
    remove: async (fixture) => [{ params: await oneBackup(fixture) }],
  },
  snapshots: {
    list: async (fixture) => [{ params: await serverParts(fixture) }],
    make: async (fixture) => [
      { params: await idleServer(fixture), key: randomUUID(), body: { name: 'Before the update' } },
    ],
    restore: async (fixture) => [{ params: await readySnapshot(fixture), key: randomUUID() }],
    restoreTo: async (fixture) => {
      const params = await readySnapshot(fixture);
      const serverId = await otherIdleServer(fixture, params.id);
      return [{ params, key: randomUUID(), body: { serverId } }];
    },
    remove: async (fixture) => [{ params: await readySnapshot(fixture) }],
  },
  sshKeys: {
    remove: async (fixture) => [{ params: { id: await savedSshKey(fixture) } }],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, PartsIn>>>>;
