import { beforeEach, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { snapshotsContract } from '@app/contract/snapshots';
import { sshKeysContract } from '@app/contract/sshKeys';
import type { Provisioner } from '@app/server/provisioning/provisioner';
import { initialSettings } from '@app/server/settings/storedSettings';
import type { ServerId } from '@/domain/servers/server';
import { makeServerSshKey } from '@/sample-data/sshKeys';
import { newestEntries, signInWithServer, type ServerParams } from '../support/activeServer';
import { openApp } from '../support/openApp';
import { newKey } from '../support/accountMoney';
import { newestNotice } from '../support/notices';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { list, make, restore, remove } = snapshotsContract;

const { db, app } = await openApp();
const stranger = await signIn(app);
let ann: Person;
let params: ServerParams;

beforeEach(async () => {
  ({ ann, params } = await signInWithServer(app));
});

const work = (provisioner?: Partial<Provisioner>, seconds?: number) => workOn(app, provisioner, seconds);
const finish = async () => {
  await work();
  await work({}, 60);
};
const fail = () => work({ begin: () => Promise.resolve({ status: 'failed', reason: 'No room' }) });

const requestMake = (name = 'Before the update', key = newKey()) =>
  callAs(app, ann, make, { params, key, body: { name } });
const one = (id: number | string) => ({ ...params, snapshotId: String(id) });
const requestRestore = (id: number | string) => callAs(app, ann, restore, { params: one(id), key: newKey() });
const requestRemove = (id: number | string) => callAs(app, ann, remove, { params: one(id) });
const shown = async () => (await answerOf(list, callAs(app, ann, list, { params }))).items;

/** Makes a snapshot, and returns it when it is ready. */
async function makeReady(name?: string) {
  await answerOf(make, requestMake(name));
  await finish();
  const [newest] = await shown();
  if (newest?.state !== 'ready') throw new Error('No snapshot was made');
  return newest;
}
const newestEvents = async (count: number) =>
  (await newestEntries(app, ann, params, count)).map(({ kind, actor, detail }) => [kind, actor, detail]);
const statusOf = async () => {
  const { overview } = serversContract;
  const { settings, operation } = await answerOf(overview, callAs(app, ann, overview, { params }));
  return [settings.server.status, operation && `${operation.action} ${operation.status}`];
};

// tests: SNAPSHOTS-01
it('makes a snapshot once, shows its size, and records it', async () => {
  const key = newKey();
  const { items } = await answerOf(make, requestMake(' Before the update ', key));
  expect(items).toMatchObject([{ name: 'Before the update', sizeMb: null, state: 'making' }]);
  await answerOf(make, requestMake(' Before the update ', key));
  await finish();
  const [made, ...others] = await shown();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ state: 'ready' });
  expect(made?.sizeMb).toBeGreaterThan(0);
  expect(await newestEvents(1)).toEqual([['snapshotMade', 'customer', 'Before the update']]);
  expect(await statusOf()).toEqual(['Active', null]);
});

// tests: SNAPSHOTS-01, QUOTAS-02
it('makes no fourth snapshot unless the settings allow it', async () => {
  for (const name of ['one', 'two', 'three']) await makeReady(name);
  expect(await codeOf(await requestMake('four'))).toBe('snapshotLimit');
  expect((await shown()).map(({ name }) => name)).toEqual(['three', 'two', 'one']);
  const value = JSON.stringify({ ...initialSettings, snapshotsPerServer: 4 });
  await db.insertInto('setting').values({ value }).execute();
  expect(await answerOf(make, requestMake('four'))).toMatchObject({
    max: 4,
    items: [{ name: 'four' }, {}, {}, {}],
  });
  await db.deleteFrom('setting').execute();
});

// tests: SNAPSHOTS-02
it('restores a server, which is in progress meanwhile and runs afterwards', async () => {
  const { id, sizeMb } = await makeReady();
  await answerOf(restore, requestRestore(id));
  expect(await statusOf()).toEqual(['Activation', 'restoreSnapshot queued']);
  expect(await shown()).toMatchObject([{ state: 'restoring' }]);
  await finish();
  expect(await statusOf()).toEqual(['Active', null]);
  expect(await shown()).toMatchObject([{ state: 'ready', sizeMb }]);
  expect((await newestEvents(2)).map(([kind]) => kind).toSorted()).toEqual(['activated', 'snapshotRestored']);
});

it('leaves a server as it was where its restore fails for good, and notifies its owner', async () => {
  const { id } = await makeReady();
  const { power } = serversContract;
  await answerOf(power, callAs(app, ann, power, { params, key: newKey(), body: { action: 'stop' } }));
  await finish();
  await answerOf(restore, requestRestore(id));
  await fail();
  expect(await statusOf()).toEqual(['Off', 'restoreSnapshot failed']);
  expect(await shown()).toMatchObject([{ state: 'ready' }]);
  expect(await newestNotice(db, ann)).toMatchObject({ kind: 'serverFailed', operation: 'restoreSnapshot' });
});

// tests: SNAPSHOTS-03
it('deletes a snapshot, also when it is requested twice', async () => {
  const { id } = await makeReady();
  await answerOf(remove, requestRemove(id));
  await answerOf(remove, requestRemove(id));
  expect(await shown()).toMatchObject([{ state: 'deleting' }]);
  await finish();
  expect(await shown()).toEqual([]);
  expect(await newestEvents(1)).toEqual([['snapshotDeleted', 'customer', 'Before the update']]);
  expect(await codeOf(await requestRemove(id))).toBe('notFound');
});

it('keeps a failed snapshot only to be deleted', async () => {
  await answerOf(make, requestMake());
  await fail();
  const [failed] = await shown();
  expect(failed).toMatchObject({ state: 'failed', sizeMb: null });
  expect(await newestEvents(1)).toEqual([['failed', 'system', 'Before the update']]);
  expect(await codeOf(await requestRestore(String(failed?.id)))).toBe('changed');
  await answerOf(remove, requestRemove(String(failed?.id)));
  await finish();
  expect(await shown()).toEqual([]);
});

// tests: SNAPSHOTS-04
it('refuses snapshots while another operation runs, and of a suspended server', async () => {
  const { id } = await makeReady();
  const { reboot } = serversContract;
  await answerOf(reboot, callAs(app, ann, reboot, { body: { ids: [params.id] } }));
  for (const answer of [await requestMake(), await requestRestore(id), await requestRemove(id)])
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'changed']);
  await finish();
  await db
    .updateTable('server')
    .set({ status: 'Suspended' })
    .where('id', '=', Number(params.id) as ServerId)
    .execute();
  expect(await codeOf(await requestMake())).toBe('changed');
  expect(await shown()).toHaveLength(1);
});

it('shows nobody else’s snapshots, and takes none of another server', async () => {
  const { id } = await makeReady();
  for (const answer of [
    await callAs(app, stranger, list, { params }),
    await callAs(app, stranger, restore, { params: one(id), key: newKey() }),
    await callAs(app, stranger, remove, { params: one(id) }),
    await requestRestore(id + 1_000_000),
  ])
    expect(await codeOf(answer)).toBe('notFound');
});

/** Another server of hers: Active, of a plan. */
async function otherServer(tariff?: string, changes: { datacenter?: string } = {}) {
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const own = items.find(({ id }) => String(id) === params.id);
  const other = items.find(({ id }) => String(id) !== params.id);
  if (!own || !other) throw new Error('Two servers are needed');
  const { datacenter = own.datacenter } = changes;
  await db
    .updateTable('server')
    .set({ status: 'Active', tariff: tariff ?? own.tariff, datacenter })
    .where('userId', '=', ann.id)
    .where('id', '=', other.id)
    .execute();
  return { id: String(other.id), os: own.os };
}
const requestCopy = (snapshotId: string | number, serverId: string) =>
  callAs(app, ann, snapshotsContract.restoreTo, {
    params: one(snapshotId),
    key: newKey(),
    body: { serverId },
  });

// tests: SNAPSHOTS-06
it('gives another server the disk and the system of a snapshot, and records it there', async () => {
  const { id } = await makeReady();
  const { id: serverId, os } = await otherServer();
  const { isSaved: _, ...key } = makeServerSshKey({ name: 'on the disk' });
  await db
    .insertInto('operation')
    .values({
      userId: ann.id,
      serverId: Number(params.id) as ServerId,
      title: 'shop.example.ru',
      command: JSON.stringify({ action: 'create', spec: { os, software: 'none' } }),
      installedKeys: JSON.stringify([key]),
      status: 'done',
      createdAt: new Date(),
      endedAt: new Date(),
    })
    .execute();
  const ofOther = { params: { id: serverId } };
  await answerOf(make, callAs(app, ann, make, { ...ofOther, key: newKey(), body: { name: 'Its own' } }));
  await finish();
  const { items } = await answerOf(snapshotsContract.restoreTo, requestCopy(id, serverId));
  expect(items).toMatchObject([{ state: 'restoring' }]);
  const sent: unknown[] = [];
  await work({
    begin: async ({ serverId: of, command }) => {
      sent.push([of, command.action, 'source' in command && command.source]);
      return { status: 'running' };
    },
  });
  expect(sent).toEqual([
    [Number(serverId), 'reinstall', { serverId: Number(params.id), snapshot: String(id) }],
  ]);
  expect(await codeOf(await requestRestore(id))).toBe('changed');
  await work({}, 60);
  expect(await shown()).toMatchObject([{ state: 'ready' }]);
  const { overview, details } = serversContract;
  expect(await answerOf(list, callAs(app, ann, list, ofOther))).toEqual({ items: [], max: 3 });
  const { settings } = await answerOf(overview, callAs(app, ann, overview, ofOther));
  expect(settings).toMatchObject({ server: { status: 'Active', os }, settings: { os } });
  const { onServer } = sshKeysContract;
  const [shownKey] = (await answerOf(onServer, callAs(app, ann, onServer, ofOther))).items ?? [];
  expect(shownKey).toMatchObject({ name: 'on the disk', isSaved: false });
  const { events } = await answerOf(details, callAs(app, ann, details, ofOther));
  expect(events.find(({ kind }) => kind === 'snapshotRestored')).toMatchObject({
    actor: 'customer',
    detail: `Before the update (#${params.id})`,
  });
  expect(await statusOf()).toEqual(['Active', null]);
});

// tests: SNAPSHOTS-06
it('copies to no smaller disk, to no other account, and keeps the snapshot after a failure', async () => {
  const { id } = await makeReady();
  const { id: serverId } = await otherServer('Smallest');
  await db
    .updateTable('server')
    .set({ tariff: 'Diadem[GB]' })
    .where('userId', '=', ann.id)
    .where('id', '=', Number(params.id) as ServerId)
    .execute();
  const plans = await db.selectFrom('plan').select(['name', 'specs']).execute();
  const own = plans.find(({ name }) => name === 'Diadem[GB]')?.specs.storage.size ?? 0;
  const smaller = plans.find(({ specs }) => specs.storage.size < own)?.name;
  if (smaller === undefined) throw new Error('A smaller plan is needed');
  await otherServer(smaller);
  expect(await codeOf(await requestCopy(id, serverId))).toBe('smallerDisk');
  expect(await shown()).toMatchObject([{ state: 'ready' }]);
  expect(await codeOf(await requestCopy(id, params.id))).toBe('changed');
  const of = await answerOf(serversContract.list, callAs(app, stranger, serversContract.list));
  expect(await codeOf(await requestCopy(id, String(of.items[0]?.id)))).toBe('notFound');
  await otherServer('Diadem[GB]');
  const system = async () => {
    const { overview } = serversContract;
    const { settings } = await answerOf(overview, callAs(app, ann, overview, { params: { id: serverId } }));
    return [settings.settings.os, settings.settings.software, settings.server.os, settings.server.status];
  };
  await db
    .updateTable('server')
    .set({ os: 'Debian 12' })
    .where('id', '=', Number(serverId) as ServerId)
    .execute();
  const before = await system();
  await answerOf(snapshotsContract.restoreTo, requestCopy(id, serverId));
  await fail();
  expect(await shown()).toMatchObject([{ state: 'ready' }]);
  expect(await system()).toEqual(before);
  expect(await newestNotice(db, ann)).toMatchObject({ kind: 'serverFailed', operation: 'copy' });
});

// tests: SNAPSHOTS-07
it('copies to no server in another data centre', async () => {
  const { id } = await makeReady();
  const { id: serverId } = await otherServer(undefined, { datacenter: 'elsewhere' });
  expect(await codeOf(await requestCopy(id, serverId))).toBe('otherDatacenter');
  expect(await shown()).toMatchObject([{ state: 'ready' }]);
});

// tests: SNAPSHOTS-04
it('locks the snapshot’s server while a copy runs, and what is requested of it waits for the copy', async () => {
  const { id } = await makeReady();
  const { id: serverId } = await otherServer();
  await answerOf(snapshotsContract.restoreTo, requestCopy(id, serverId));
  expect(await codeOf(await requestMake())).toBe('changed');
  const { power } = serversContract;
  await answerOf(power, callAs(app, ann, power, { params, key: newKey(), body: { action: 'stop' } }));
  const sent: unknown[] = [];
  const begin: Provisioner['begin'] = async ({ serverId: of, command }) => {
    sent.push([of, command.action]);
    return { status: 'done' };
  };
  await work({ begin });
  expect(sent).toEqual([[Number(serverId), 'reinstall']]);
  await work({ begin }, 60);
  expect(sent.slice(1)).toEqual([[Number(params.id), 'stop']]);
});
