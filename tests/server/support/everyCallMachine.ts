import { randomUUID } from 'node:crypto';
import type { ServerId } from '@/domain/servers/server';
import { makeBackup } from '@/sample-data/backups';
import {
  activeServer,
  copiedServer,
  dbOf,
  idleServer,
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

/** Another server than this one, of the same plan and data centre and without an operation under way. */
async function otherIdleServer(fixture: Fixture, than: string): Promise<string> {
  const db = dbOf(fixture);
  const own = db.selectFrom('server').where('userId', '=', fixture.customer.id);
  const { tariff, datacenter } = await own
    .select(['tariff', 'datacenter'])
    .where('id', '=', Number(than) as ServerId)
    .executeTakeFirstOrThrow();
  const { id } = await own
    .select('id')
    .where('id', '<>', Number(than) as ServerId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('server')
    .set({ status: 'Active', tariff, datacenter })
    .where('userId', '=', fixture.customer.id)
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('operation')
    .set({ status: 'done', endedAt: new Date() })
    .where('serverId', '=', id)
    .execute();
  return String(id);
}

/** An idle server that is started from an image. */
async function attachedIso(fixture: Fixture): Promise<{ id: string }> {
  const params = await idleServer(fixture);
  const iso = { url: 'https://download.example.org/netinst.iso', sizeMb: 754, state: 'attached' } as const;
  await dbOf(fixture)
    .insertInto('ownIso')
    .values({ userId: fixture.customer.id, serverId: Number(params.id) as ServerId, ...iso, at: new Date() })
    .onConflict((conflict) => conflict.columns(['userId', 'serverId']).doUpdateSet(iso))
    .execute();
  return params;
}

/** An idle server that is started from its own system. */
async function serverWithoutIso(fixture: Fixture): Promise<{ id: string }> {
  const params = await idleServer(fixture);
  await dbOf(fixture).deleteFrom('rescue').where('userId', '=', fixture.customer.id).execute();
  return params;
}

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
    iso: async (fixture) => [{ params: await serverParts(fixture) }],
    attachIso: async (fixture) => [
      { params: await serverWithoutIso(fixture), body: { url: 'https://download.example.org/netinst.iso' } },
    ],
    detachIso: async (fixture) => [{ params: await attachedIso(fixture) }],
  },
  backups: {
    list: async (fixture) => [{ params: await serverParts(fixture) }],
    make: async (fixture) => [{ params: await copiedServer(fixture), key: randomUUID() }],
    restore: async (fixture) => [
      { params: await oneBackup(fixture), key: randomUUID(), body: { madeAt: makeBackup().madeAt } },
    ],
    restoreTo: async (fixture) => {
      const params = await oneBackup(fixture);
      const serverId = await otherIdleServer(fixture, params.id);
      const body = { serverId, madeAt: makeBackup().madeAt };
      return [{ params, key: randomUUID(), body }];
    },
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
  usage: {
    trafficOf: async (fixture) => [{ params: await serverParts(fixture) }],
  },
  sshKeys: {
    remove: async (fixture) => [{ params: { id: await savedSshKey(fixture) } }],
    onServer: async (fixture) => [{ params: await serverParts(fixture) }],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, PartsIn>>>>;
