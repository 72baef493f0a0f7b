import { beforeEach, expect, it } from 'vitest';
import { backupsContract } from '@app/contract/backups';
import { serversContract } from '@app/contract/servers';
import { snapshotsContract } from '@app/contract/snapshots';
import { sshKeysContract } from '@app/contract/sshKeys';
import type { Command, Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { viewsOf } from '@app/server/provisioning/views';
import { storedHistories } from '@app/server/provisioning/simulatedBackups';
import type { BackupId } from '@/domain/pricing/options';
import type { Backup } from '@/domain/servers/backups';
import type { ServerId } from '@/domain/servers/server';
import type { InstalledSshKey } from '@/domain/sshKeys/sshKey';
import { makeServerSshKey } from '@/sample-data/sshKeys';
import { newestEntries, signInWithServer, type ServerParams } from '../support/activeServer';
import { openApp } from '../support/openApp';
import { newKey } from '../support/accountMoney';
import { newestNotice } from '../support/notices';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { list, make, restore, restoreTo, remove } = backupsContract;
const { onServer } = sshKeysContract;
const quiet = { warn: () => undefined };

/** Replaces the provisioner's list in a test. */
let listed: Provisioner['backups'] | null = null;
const { db, app } = await openApp((opened) => {
  const simulated = simulatedProvisioner({ histories: storedHistories(opened) });
  const backups: Provisioner['backups'] = (id) => (listed ?? simulated.backups)(id);
  return { deps: { views: viewsOf({ ...simulated, backups }, quiet) } };
});
const stranger = await signIn(app);
let ann: Person;
let params: ServerParams;

beforeEach(async () => {
  listed = null;
  ({ ann, params } = await signInWithServer(app));
  await setSchedule('daily');
});

async function setSchedule(backup: BackupId) {
  const id = Number(params.id) as ServerId;
  const { settings } = await db
    .selectFrom('server')
    .select('settings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('server')
    .set({ settings: JSON.stringify({ ...settings, backup }), createdOn: '2026-01-01' })
    .where('id', '=', id)
    .execute();
}
const work = (provisioner: Partial<Provisioner> = {}, seconds = 0) => {
  const clock = () => new Date(Date.now() + seconds * 1000);
  return workOn(
    app,
    { ...simulatedProvisioner({ clock, histories: storedHistories(db) }), ...provisioner },
    seconds,
  );
};
const finish = async () => {
  await work();
  await work({}, 60);
};
const fail = () => work({ begin: () => Promise.resolve({ status: 'failed', reason: 'No room' }) });

const shown = () => answerOf(list, callAs(app, ann, list, { params }));
const itemsOf = async () => (await shown()).items ?? [];
async function newest(): Promise<Pick<Backup, 'id' | 'madeAt'>> {
  const [backup] = await itemsOf();
  if (!backup) throw new Error('There is no backup');
  return backup;
}
const requestMake = (key = newKey()) => callAs(app, ann, make, { params, key });
const requestRestore = ({ id: backupId, madeAt }: Pick<Backup, 'id' | 'madeAt'>) =>
  callAs(app, ann, restore, { params: { ...params, backupId }, key: newKey(), body: { madeAt } });
const requestCopy = ({ id: backupId, madeAt }: Pick<Backup, 'id' | 'madeAt'>, serverId: string) =>
  callAs(app, ann, restoreTo, {
    params: { ...params, backupId },
    key: newKey(),
    body: { serverId, madeAt },
  });
const requestRemove = (backupId: string) => callAs(app, ann, remove, { params: { ...params, backupId } });
const newestEvents = async (count: number) =>
  (await newestEntries(app, ann, params, count)).map(({ kind, actor }) => [kind, actor]);
const overviewOf = () =>
  answerOf(serversContract.overview, callAs(app, ann, serversContract.overview, { params }));
const statusOf = async () => {
  const { settings, operation } = await overviewOf();
  return [settings.server.status, operation && `${operation.action} ${operation.status}`];
};

// tests: SNAPSHOTS-08
it('lists what the provider keeps, newest first', async () => {
  const items = await itemsOf();
  expect(items).toHaveLength(7);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['scheduled']));
  const times = items.map(({ madeAt }) => Date.parse(madeAt));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  await setSchedule('weekly');
  const weekly = await itemsOf();
  expect(weekly.map(({ madeAt }) => new Date(madeAt).getUTCDay())).toEqual([0, 0, 0, 0]);
});

// tests: SNAPSHOTS-08
it('says where the provider lists none, and where it is away', async () => {
  listed = () => Promise.resolve(null);
  expect(await shown()).toEqual({ items: null, current: null });
  listed = () => Promise.reject(new Error('away'));
  const answer = await callAs(app, ann, list, { params });
  expect([answer.status, await codeOf(answer)]).toEqual([503, 'provisionerDown']);
});

// tests: SNAPSHOTS-09
it('makes one backup for a key, which takes the place of the oldest', async () => {
  const before = await itemsOf();
  const key = newKey();
  const started = { current: { action: 'make', backupId: null } };
  expect(await answerOf(make, requestMake(key))).toEqual(started);
  expect(await answerOf(make, requestMake(key))).toEqual(started);
  expect(await shown()).toEqual({ items: before, ...started });
  await finish();
  const { items, current } = await shown();
  expect(current).toBeNull();
  expect(items?.[0]).toMatchObject({ kind: 'requested' });
  expect(items?.slice(1)).toEqual(before.slice(0, 6));
  expect(await newestEvents(1)).toEqual([['backupMade', 'customer']]);
  expect(await statusOf()).toEqual(['Active', null]);
});

// tests: SNAPSHOTS-09
it('makes none without a schedule, and none while another operation runs', async () => {
  await setSchedule('none');
  const answer = await requestMake();
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'noSchedule']);
  await setSchedule('weekly');
  await answerOf(make, requestMake());
  const backup = await newest();
  for (const refused of [await requestMake(), await requestRestore(backup), await requestRemove(backup.id)])
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'changed']);
});

const { isSaved: _, ...earlierKey } = makeServerSshKey({ name: 'earlier' });
const keysOn = async (id: string) =>
  (await answerOf(onServer, callAs(app, ann, onServer, { params: { id } }))).items;

/** Her server was installed before a backup, and again afterwards with another system. */
async function installAround({ madeAt }: Pick<Backup, 'madeAt'>) {
  const installed = (os: string, endedAt: Date, keys: readonly InstalledSshKey[]) =>
    db
      .insertInto('operation')
      .values({
        userId: ann.id,
        serverId: Number(params.id) as ServerId,
        title: 'shop.example.ru',
        command: JSON.stringify({ action: 'reinstall', spec: { os, software: 'none' } }),
        installedKeys: JSON.stringify(keys),
        status: 'done',
        createdAt: endedAt,
        endedAt,
      })
      .execute();
  const made = Date.parse(madeAt);
  await installed('Debian 12', new Date(made - 1000), [earlierKey]);
  await installed('Ubuntu 22.04', new Date(made + 1000), []);
}

// tests: SNAPSHOTS-10
it('restores a server with the system of that time, and deletes its snapshots', async () => {
  const { make: snap } = snapshotsContract;
  await answerOf(snap, callAs(app, ann, snap, { params, key: newKey(), body: { name: 'Mine' } }));
  await finish();
  await answerOf(make, requestMake());
  await finish();
  const backup = await newest();
  await installAround(backup);
  expect(await keysOn(params.id)).toEqual([]);
  const sent: Command[] = [];
  expect(await answerOf(restore, requestRestore(backup))).toEqual({
    current: { action: 'restore', backupId: backup.id },
  });
  expect(await statusOf()).toEqual(['Activation', 'restoreSnapshot queued']);
  await work({
    begin: async ({ command }) => {
      sent.push(command);
      return { status: 'running' };
    },
  });
  expect(sent).toMatchObject([
    { action: 'restoreBackup', backup: backup.id, spec: { os: 'Debian 12', backup: 'daily' } },
  ]);
  await work({}, 60);
  expect(await statusOf()).toEqual(['Active', null]);
  expect((await overviewOf()).settings).toMatchObject({
    server: { os: 'Debian 12' },
    settings: { os: 'Debian 12' },
  });
  expect(await keysOn(params.id)).toEqual([{ ...earlierKey, isSaved: false }]);
  const ofSnapshots = callAs(app, ann, snapshotsContract.list, { params });
  expect(await answerOf(snapshotsContract.list, ofSnapshots)).toMatchObject({ items: [] });
  expect((await newestEvents(2)).map(([kind]) => kind).toSorted()).toEqual(['activated', 'backupRestored']);
});

// tests: SNAPSHOTS-10
it('leaves a server as it was where its restore fails, and notifies its owner', async () => {
  await answerOf(restore, requestRestore(await newest()));
  await fail();
  expect(await statusOf()).toEqual(['Active', 'restoreSnapshot failed']);
  expect(await newestNotice(db, ann)).toMatchObject({ kind: 'serverFailed' });
  await answerOf(make, requestMake());
  await fail();
  expect(await newestEvents(1)).toEqual([['failed', 'system']]);
});

// tests: SNAPSHOTS-10
it('deletes a backup, also when it is requested twice', async () => {
  const [, ...others] = await itemsOf();
  const { id } = await newest();
  const started = { current: { action: 'remove', backupId: id } };
  expect(await answerOf(remove, requestRemove(id))).toEqual(started);
  expect(await answerOf(remove, requestRemove(id))).toEqual(started);
  await finish();
  expect(await itemsOf()).toEqual(others);
  expect(await newestEvents(1)).toEqual([['backupDeleted', 'customer']]);
});

/** Another server of hers: Active, of the same plan, in the same data centre. */
async function otherServer(changes: { tariff?: string; datacenter?: string } = {}): Promise<string> {
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const own = items.find(({ id }) => String(id) === params.id);
  const other = items.find(({ id }) => String(id) !== params.id);
  if (!own || !other) throw new Error('Two servers are needed');
  const { tariff, datacenter } = own;
  await db
    .updateTable('server')
    .set({ status: 'Active', tariff, datacenter, ...changes })
    .where('id', '=', other.id)
    .execute();
  return String(other.id);
}

// tests: SNAPSHOTS-11
it('gives another server the disk and the system of a backup, and records it there', async () => {
  const backup = await newest();
  await installAround(backup);
  const serverId = await otherServer();
  const ofOther = { params: { id: serverId } };
  const { make: snap, list: snapshots } = snapshotsContract;
  await answerOf(snap, callAs(app, ann, snap, { ...ofOther, key: newKey(), body: { name: 'Its own' } }));
  await finish();
  const started = { current: { action: 'restore', backupId: backup.id } };
  expect(await answerOf(restoreTo, requestCopy(backup, serverId))).toEqual(started);
  expect(await shown()).toMatchObject(started);
  const sent: unknown[] = [];
  await work({
    begin: async ({ serverId: of, command }) => {
      const hasPassword = 'passwords' in command && command.passwords?.password !== undefined;
      sent.push({ of, ...command, hasPassword });
      return { status: 'running' };
    },
  });
  expect(sent).toMatchObject([
    {
      of: Number(serverId),
      action: 'reinstall',
      source: { serverId: Number(params.id), backup: backup.id },
      spec: { os: 'Debian 12' },
      hasPassword: true,
    },
  ]);
  // Nothing else happens to either server meanwhile, and its page knows.
  expect((await overviewOf()).isBusy).toBe(true);
  for (const refused of [await requestRestore(backup), await requestRemove(backup.id)])
    expect(await codeOf(refused)).toBe('changed');
  await work({}, 60);
  expect((await shown()).current).toBeNull();
  expect((await overviewOf()).isBusy).toBe(false);
  const { overview, details } = serversContract;
  expect(await answerOf(snapshots, callAs(app, ann, snapshots, ofOther))).toMatchObject({ items: [] });
  const { settings } = await answerOf(overview, callAs(app, ann, overview, ofOther));
  expect(settings).toMatchObject({ server: { status: 'Active', os: 'Debian 12' } });
  expect(await keysOn(serverId)).toEqual([{ ...earlierKey, isSaved: false }]);
  const { events } = await answerOf(details, callAs(app, ann, details, ofOther));
  expect(events.find(({ kind }) => kind === 'backupRestored')).toMatchObject({
    actor: 'customer',
    detail: `#${params.id}`,
  });
  expect(await statusOf()).toEqual(['Active', null]);
});

// tests: SNAPSHOTS-11
it('copies a backup to no smaller disk, no other data centre and no other account', async () => {
  const backup = await newest();
  const plans = await db.selectFrom('plan').select(['name', 'specs']).execute();
  const [smallest, ...others] = plans.toSorted(
    (one, other) => one.specs.storage.size - other.specs.storage.size,
  );
  const largest = others.at(-1);
  if (!smallest || !largest) throw new Error('Two plans are needed');
  const id = Number(params.id) as ServerId;
  await db.updateTable('server').set({ tariff: largest.name }).where('id', '=', id).execute();
  const refused = async (serverId: string) => codeOf(await requestCopy(backup, serverId));
  expect(await refused(await otherServer({ tariff: smallest.name }))).toBe('smallerDisk');
  expect(await refused(await otherServer({ datacenter: 'elsewhere' }))).toBe('otherDatacenter');
  expect(await refused(params.id)).toBe('changed');
  const of = await answerOf(serversContract.list, callAs(app, stranger, serversContract.list));
  expect(await refused(String(of.items[0]?.id))).toBe('notFound');
  expect((await shown()).current).toBeNull();
});

// tests: SNAPSHOTS-11
it('leaves the other server as it was where the backup is gone by then', async () => {
  const serverId = await otherServer();
  const { overview } = serversContract;
  const read = async () => {
    const request = callAs(app, ann, overview, { params: { id: serverId } });
    const { version: _, ...settings } = (await answerOf(overview, request)).settings;
    return settings;
  };
  const settings = await read();
  await answerOf(restoreTo, requestCopy({ id: 'gone', madeAt: (await newest()).madeAt }, serverId));
  await finish();
  expect(await read()).toEqual(settings);
  expect(await newestNotice(db, ann)).toMatchObject({ kind: 'serverFailed', operation: 'copy' });
});

it('shows and changes nobody else’s backups', async () => {
  for (const answer of [
    await callAs(app, stranger, list, { params }),
    await callAs(app, stranger, make, { params, key: newKey() }),
    await callAs(app, stranger, restoreTo, {
      params: { ...params, backupId: 'one' },
      key: newKey(),
      body: { serverId: '1', madeAt: '2026-01-01T00:00:00Z' },
    }),
    await callAs(app, stranger, remove, { params: { ...params, backupId: 'one' } }),
  ])
    expect(await codeOf(answer)).toBe('notFound');
});
