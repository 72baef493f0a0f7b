import { sql, type Selectable } from 'kysely';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import { keysOf } from '../provisioning/passwords';
import type { OperationTable } from '../provisioning/tables';

type Row = Selectable<OperationTable>;

/** Whether an operation restores the backup that its server was ordered with. */
export const restoresOrdered = ({ command, fromBackup }: Pick<Row, 'command' | 'fromBackup'>): boolean =>
  command?.action === 'reinstall' && fromBackup !== null;

/** Returns the creation of a server. */
export function creationOf(tx: Db, { serverId }: Pick<Row, 'serverId'>): Promise<Row | undefined> {
  return ofServer(tx, serverId, 'create').where('status', '=', 'done').executeTakeFirst();
}

const ofServer = (tx: Db, serverId: Row['serverId'], action: 'create' | 'reinstall') =>
  tx
    .selectFrom('operation')
    .selectAll()
    .where('serverId', '=', serverId)
    .where(sql<boolean>`"command" ->> 'action' = ${action}`);

/**
 * Mails the access data of an operation that is done to the owner, and deletes all its passwords, after the commit. A
 * server that waits for its ordered backup keeps them sealed: the restore replaces them, or they are mailed if it fails.
 */
export async function releaseAccess(tx: Db, row: Row, now: Date): Promise<void> {
  if (restoresOrdered(row)) await forget(tx, await creationOf(tx, row));
  if (row.passwords === null && keysOf(row.command).length === 0) return;
  if (row.command?.action === 'create' && row.fromBackup && (await isRestoring(tx, row))) return;
  await mail(tx, row, now);
}

/** Mails the access data of a server whose ordered backup could not be restored. */
export async function releaseWithheld(tx: Db, row: Row, now: Date): Promise<void> {
  const creation = restoresOrdered(row) ? await creationOf(tx, row) : undefined;
  if (creation) await mail(tx, creation, now);
}

async function isRestoring(tx: Db, { serverId }: Row): Promise<boolean> {
  const restore = ofServer(tx, serverId, 'reinstall').where('fromBackup', 'is not', null);
  return (await restore.where('endedAt', 'is', null).executeTakeFirst()) !== undefined;
}

async function forget(tx: Db, creation: Row | undefined): Promise<void> {
  if (!creation) return;
  await tx.updateTable('operation').set({ passwords: null }).where('id', '=', creation.id).execute();
}

const mail = (tx: Db, { id }: Row, now: Date) =>
  enqueue(tx, [{ kind: 'access', key: `access:${id}`, payload: { operationId: id }, runAt: now }]);
