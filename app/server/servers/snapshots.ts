import type { snapshotsContract } from '@app/contract/snapshots';
import { toIsoDateTime } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import { canDo, snapshotObstacle } from '@/domain/servers/snapshots';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { addOperations } from '../provisioning/operations';
import type { SnapshotCommand } from '../provisioning/provisioner';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { copyDisk } from './copyDisk';
import { lockIdle, type IdleServer } from './idle';
import { installationOf } from '../provisioning/installation';
import { settingsOf } from '../settings/storedSettings';

const snapshotRows = (db: Db, userId: string, serverId: ServerId) =>
  db
    .selectFrom('snapshot')
    .select(['id', 'name', 'madeAt', 'sizeMb', 'state'])
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .orderBy('id', 'desc')
    .execute();

/** Returns a server's snapshots in the wire format, newest first. */
async function listOf(db: Db, userId: string, serverId: ServerId) {
  const rows = await snapshotRows(db, userId, serverId);
  const { snapshotsPerServer } = await settingsOf(db);
  return {
    items: rows.map(({ id, madeAt, ...row }) => ({ ...row, id: String(id), madeAt: toIsoDateTime(madeAt) })),
    max: snapshotsPerServer,
  };
}

/** Queues a command about a snapshot. */
async function queue(
  tx: Db,
  { userId, server }: IdleServer,
  command: SnapshotCommand,
  now: Date,
): Promise<void> {
  const { id: serverId, domain: title, status } = server;
  // Only a restore changes the server's status.
  const undo = command.action === 'restoreSnapshot' ? { undo: { status } } : {};
  await addOperations(tx, userId, [{ serverId, title, command, ...undo }], now);
}

/** Handlers of a server's snapshots. Their operations' results are in snapshotResults.ts. */
export const snapshotRoutes: Handlers<typeof snapshotsContract> = {
  async list({ db, caller, params: { id } }) {
    await foundServer(serverRow(db, caller.id, id));
    return listOf(db, caller.id, id);
  },
  async make({ db, caller, params: { id }, body: { name }, now, changed }) {
    const owned = await lockIdle(db, caller.id, id);
    const existing = await snapshotRows(db, caller.id, id);
    if (snapshotObstacle(owned.server, existing) !== null) throw refusal('changed');
    const { snapshotsPerServer: max } = await settingsOf(db);
    if (existing.length >= max) throw refusal('snapshotLimit', { max });
    const made = await db
      .insertInto('snapshot')
      .values({ userId: caller.id, serverId: id, name, madeAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queue(db, owned, { action: 'makeSnapshot', snapshot: String(made.id) }, now);
    changed(caller.id, 'servers');
    return listOf(db, caller.id, id);
  },
  async restore({ db, caller, params: { id, snapshotId }, now, changed }) {
    const owned = await lockIdle(db, caller.id, id);
    await start(db, owned, { snapshotId, action: 'restore' });
    await db
      .updateTable('server')
      .set({ status: 'Activation' })
      .where('userId', '=', caller.id)
      .where('id', '=', id)
      .execute();
    await queue(db, owned, { action: 'restoreSnapshot', snapshot: String(snapshotId) }, now);
    changed(caller.id, 'servers');
    return listOf(db, caller.id, id);
  },
  async restoreTo({ db, caller, params: { id, snapshotId }, body: { serverId }, now, changed }) {
    if (serverId === id) throw refusal('changed');
    const owned = await lockIdle(db, caller.id, id);
    const target = await lockIdle(db, caller.id, serverId);
    await start(db, owned, { snapshotId, action: 'restore' });
    const source = { serverId: id, snapshot: String(snapshotId) };
    const installation = await installationOf(db, caller.id, id);
    await copyDisk(db, { from: owned, target, source, system: null, keys: installation?.keys ?? null, now });
    changed(caller.id, 'servers');
    return listOf(db, caller.id, id);
  },
  async remove({ db, caller, params: { id, snapshotId }, now, changed }) {
    const before = await listOf(db, caller.id, id);
    if (before.items.some((each) => each.id === String(snapshotId) && each.state === 'deleting'))
      return before;
    const owned = await lockIdle(db, caller.id, id);
    await start(db, owned, { snapshotId, action: 'remove' });
    await queue(db, owned, { action: 'deleteSnapshot', snapshot: String(snapshotId) }, now);
    changed(caller.id, 'servers');
    return listOf(db, caller.id, id);
  },
};

/** Marks a snapshot as being restored or deleted; refuses it in another state. */
async function start(
  tx: Db,
  { userId, server }: IdleServer,
  { snapshotId, action }: { snapshotId: number; action: 'restore' | 'remove' },
): Promise<void> {
  const found = (await snapshotRows(tx, userId, server.id)).find(({ id }) => id === snapshotId);
  if (!found) throw refusal('notFound');
  if (!canDo(action, found)) throw refusal('changed');
  await tx
    .updateTable('snapshot')
    .set({ state: action === 'restore' ? 'restoring' : 'deleting' })
    .where('userId', '=', userId)
    .where('id', '=', snapshotId)
    .execute();
}
