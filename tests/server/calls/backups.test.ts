import { beforeEach, expect, it } from 'vitest';
import { backupsContract } from '@app/contract/backups';
import { serversContract } from '@app/contract/servers';
import { snapshotsContract } from '@app/contract/snapshots';
import type { Command, Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { viewsOf } from '@app/server/provisioning/views';
import { storedHistories } from '@app/server/provisioning/simulatedBackups';
import type { BackupId } from '@/domain/pricing/options';
import type { Backup } from '@/domain/servers/backups';
import type { ServerId } from '@/domain/servers/server';
import { newestEntries, signInWithServer, type ServerParams } from '../support/activeServer';
import { openApp } from '../support/openApp';
import { newKey } from '../support/accountMoney';
import { newestNotice } from '../support/notices';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { list, make, restore, remove } = backupsContract;
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

// tests: SNAPSHOTS-10
it('restores a server with the system of that time, and deletes its snapshots', async () => {
  const server = (await overviewOf()).settings.server;
  const { make: snap } = snapshotsContract;
  await answerOf(snap, callAs(app, ann, snap, { params, key: newKey(), body: { name: 'Mine' } }));
  await finish();
  await answerOf(make, requestMake());
  await finish();
  const backup = await newest();
  // It was installed before that backup, and again afterwards.
  const installed = (os: string, endedAt: Date) =>
    db
      .insertInto('operation')
      .values({
        userId: ann.id,
        serverId: server.id,
        title: server.domain,
        command: JSON.stringify({ action: 'reinstall', spec: { os, software: 'none' } }),
        status: 'done',
        createdAt: endedAt,
        endedAt,
      })
      .execute();
  const made = Date.parse(backup.madeAt);
  await installed('Debian 12', new Date(made - 1000));
  await installed('Ubuntu 22.04', new Date(made + 1000));
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

it('shows and changes nobody else’s backups', async () => {
  for (const answer of [
    await callAs(app, stranger, list, { params }),
    await callAs(app, stranger, make, { params, key: newKey() }),
    await callAs(app, stranger, remove, { params: { ...params, backupId: 'one' } }),
  ])
    expect(await codeOf(answer)).toBe('notFound');
});
