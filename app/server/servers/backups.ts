import { sql } from 'kysely';
import type { backupsContract } from '@app/contract/backups';
import type { BackupList } from '@/domain/servers/backups';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { addOperations, specOf } from '../provisioning/operations';
import { isAboutBackup, type BackupCommand } from '../provisioning/provisioner';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { toEditable } from '../serverStore/store';
import { lockIdle, type IdleServer } from './idle';

const works = { makeBackup: 'make', restoreBackup: 'restore', deleteBackup: 'remove' } as const;

const workOf = (command: BackupCommand): NonNullable<BackupList['current']> => ({
  action: works[command.action],
  backupId: command.action === 'makeBackup' ? null : command.backup,
});

/** Returns the open operation on a server's backups; null for none. */
async function currentOf(db: Db, userId: string, serverId: ServerId): Promise<BackupList['current']> {
  const rows = await db
    .selectFrom('operation')
    .select('command')
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .where('endedAt', 'is', null)
    .orderBy('id')
    .execute();
  const [command] = rows.map((row) => row.command).filter(isAboutBackup);
  return command ? workOf(command) : null;
}

/** Queues a command about a backup. */
async function queue(tx: Db, { userId, server }: IdleServer, command: BackupCommand, now: Date) {
  const { id: serverId, domain: title, status } = server;
  // Only a restore changes the server's status.
  const undo = command.action === 'restoreBackup' ? { undo: { status } } : {};
  await addOperations(tx, userId, [{ serverId, title, command, ...undo }], now);
  return { current: workOf(command) };
}

/** Returns the system that a server had at a moment; null if no operation shows it. */
async function systemAt(tx: Db, userId: string, serverId: ServerId, moment: Date) {
  const row = await tx
    .selectFrom('operation')
    .select('command')
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .where('status', '=', 'done')
    .where('endedAt', '<=', moment)
    .where(sql<boolean>`"command" ->> 'action' in ('create', 'reinstall', 'restoreBackup')`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.command || !('spec' in row.command)) return null;
  const { os, software } = row.command.spec;
  return { os, software };
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
    const owned = await lockIdle(db, caller.id, id);
    const { backup } = toEditable(await foundServer(serverRow(db, caller.id, id))).settings;
    if (backup === 'none') throw refusal('noSchedule');
    changed(caller.id, 'servers');
    return queue(db, owned, { action: 'makeBackup', interval: backup }, now);
  },
  async restore({ db, caller, params: { id, backupId }, body: { madeAt }, now, changed }) {
    const owned = await lockIdle(db, caller.id, id);
    const spec = specOf(toEditable(await foundServer(serverRow(db, caller.id, id))));
    const system = await systemAt(db, caller.id, id, new Date(madeAt));
    await db
      .updateTable('server')
      .set({ status: 'Activation' })
      .where('userId', '=', caller.id)
      .where('id', '=', id)
      .execute();
    changed(caller.id, 'servers');
    const command = { action: 'restoreBackup', backup: backupId, spec: { ...spec, ...system } } as const;
    return queue(db, owned, command, now);
  },
  async remove({ db, caller, params: { id, backupId }, now, changed }) {
    const current = await currentOf(db, caller.id, id);
    if (current?.action === 'remove' && current.backupId === backupId) return { current };
    const owned = await lockIdle(db, caller.id, id);
    changed(caller.id, 'servers');
    return queue(db, owned, { action: 'deleteBackup', backup: backupId }, now);
  },
};
