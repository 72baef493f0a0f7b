import type { backupsContract } from '@app/contract/backups';
import type { OrderedBackup } from '@/domain/order/orderedBackup';
import type { BackupList } from '@/domain/servers/backups';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { addOperations, awaitsBackupOf, copiesServer, specOf } from '../provisioning/operations';
import { isAboutBackup, sourceOf, type BackupCommand, type Command } from '../provisioning/provisioner';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { toEditable } from '../serverStore/store';
import { copyDisk } from './copyDisk';
import { lockIdle, type IdleServer } from './idle';
import { installationOf, type Installation } from '../provisioning/installation';

const works = { makeBackup: 'make', restoreBackup: 'restore', deleteBackup: 'remove' } as const;

type Work = NonNullable<BackupList['current']>;

const workOf = (command: BackupCommand): Work => ({
  action: works[command.action],
  backupId: command.action === 'makeBackup' ? null : command.backup,
});

/** Returns what an operation does to the backups of a server, also for another server; null for nothing. */
function workOn(
  serverId: ServerId,
  { command, fromBackup }: { command: Command | null; fromBackup: OrderedBackup | null },
): Work | null {
  if (fromBackup?.serverId === serverId) return { action: 'restore', backupId: fromBackup.backupId };
  if (isAboutBackup(command)) return workOf(command);
  const source = sourceOf(command);
  if (source?.serverId !== serverId || !('backup' in source)) return null;
  return { action: 'restore', backupId: source.backup };
}

/** Returns the open operation on a server's backups; null for none. */
async function currentOf(db: Db, userId: string, serverId: ServerId): Promise<Work | null> {
  const open = db
    .selectFrom('operation')
    .select(['id', 'command', 'fromBackup'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null);
  // Apart, so that each is looked up by its index.
  const own = await open.where('serverId', '=', serverId).execute();
  const copies = await open.where(copiesServer(serverId)).execute();
  const orders = await open.where(awaitsBackupOf(serverId)).execute();
  const [work] = [...own, ...copies, ...orders]
    .toSorted((one, other) => one.id - other.id)
    .flatMap((operation) => workOn(serverId, operation) ?? []);
  return work ?? null;
}

/** Locks an idle server, and refuses if a backup of it is in use or ordered with a new server. */
async function lockBackups(tx: Db, userId: string, id: ServerId): Promise<IdleServer> {
  const owned = await lockIdle(tx, userId, id);
  if (await currentOf(tx, userId, id)) throw refusal('changed');
  return owned;
}

/** Queues a command about a backup. */
async function queue(
  tx: Db,
  { userId, server }: IdleServer,
  command: BackupCommand,
  now: Date,
  installedKeys: Installation['keys'] = null,
) {
  const { id: serverId, domain: title, status } = server;
  // Only a restore changes the server's status.
  const undo = command.action === 'restoreBackup' ? { undo: { status } } : {};
  await addOperations(tx, userId, [{ serverId, title, command, installedKeys, ...undo }], now);
  return { current: workOf(command) };
}

/** Handlers of a server's backups. Their operations' results are in backupResults.ts. */
export const backupRoutes: Handlers<typeof backupsContract> = {
  async list({ db, caller, params: { id }, views }) {
    await foundServer(serverRow(db, caller.id, id));
    const [found, current] = [await views.backups(id), await currentOf(db, caller.id, id)];
    const items =
      found &&
      found.items
        .map(({ id: backupId, at, sizeMb, kind }) => ({ id: backupId, madeAt: at, sizeMb, kind }))
        .toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
    return { items, current };
  },
  async make({ db, caller, params: { id }, now, changed }) {
    const owned = await lockBackups(db, caller.id, id);
    const { backup } = toEditable(await foundServer(serverRow(db, caller.id, id))).settings;
    if (backup === 'none') throw refusal('noSchedule');
    changed(caller.id, 'servers');
    return queue(db, owned, { action: 'makeBackup', interval: backup }, now);
  },
  async restore({ db, caller, params: { id, backupId }, body: { madeAt }, now, changed }) {
    const owned = await lockBackups(db, caller.id, id);
    const spec = specOf(toEditable(await foundServer(serverRow(db, caller.id, id))));
    const installation = await installationOf(db, caller.id, id, new Date(madeAt));
    await db
      .updateTable('server')
      .set({ status: 'Activation' })
      .where('userId', '=', caller.id)
      .where('id', '=', id)
      .execute();
    changed(caller.id, 'servers');
    const system = installation && { os: installation.os, software: installation.software };
    const command = { action: 'restoreBackup', backup: backupId, spec: { ...spec, ...system } } as const;
    return queue(db, owned, command, now, installation?.keys);
  },
  async restoreTo({ db, caller, params: { id, backupId }, body: { serverId, madeAt }, now, changed }) {
    if (serverId === id) throw refusal('changed');
    const from = await lockBackups(db, caller.id, id);
    const target = await lockIdle(db, caller.id, serverId);
    const source = { serverId: id, backup: backupId };
    const installation = await installationOf(db, caller.id, id, new Date(madeAt));
    const keys = installation?.keys ?? null;
    await copyDisk(db, { from, target, source, system: installation, keys, now });
    changed(caller.id, 'servers');
    return { current: { action: 'restore', backupId } };
  },
  async remove({ db, caller, params: { id, backupId }, now, changed }) {
    const current = await currentOf(db, caller.id, id);
    if (current?.action === 'remove' && current.backupId === backupId) return { current };
    const owned = await lockBackups(db, caller.id, id);
    changed(caller.id, 'servers');
    return queue(db, owned, { action: 'deleteBackup', backup: backupId }, now);
  },
};
