import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { snapshotActions, type Command, type SnapshotCommand } from '../provisioning/provisioner';

/** An operation on a snapshot. */
interface Step {
  readonly userId: string;
  readonly serverId: ServerId;
  readonly command: SnapshotCommand;
  readonly now: Date;
}

/** A reinstallation of a server from another one's snapshot. */
interface CopyStep extends Omit<Step, 'command'> {
  readonly source: { readonly serverId: number; readonly snapshot: string };
}

/** Whether a command concerns a snapshot. */
export function isAboutSnapshot(command: Command | null): command is SnapshotCommand {
  return snapshotActions.some((action) => action === command?.action);
}

const events = {
  makeSnapshot: 'snapshotMade',
  restoreSnapshot: 'snapshotRestored',
  deleteSnapshot: 'snapshotDeleted',
} as const;

const rowOf = (tx: Db, { userId, serverId, command }: Step) =>
  tx
    .selectFrom('snapshot')
    .select(['id', 'name'])
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .where('id', '=', Number(command.snapshot))
    .executeTakeFirst();

/** Stores that a snapshot was made, restored or deleted, with a history entry (D32). */
export async function snapshotEnded(tx: Db, step: Step, sizeMb: number | null): Promise<void> {
  const found = await rowOf(tx, step);
  if (!found) return;
  const { userId, serverId, command, now } = step;
  if (command.action === 'deleteSnapshot')
    await tx.deleteFrom('snapshot').where('id', '=', found.id).execute();
  else
    await tx
      .updateTable('snapshot')
      .set({ state: 'ready', ...(command.action === 'makeSnapshot' && { sizeMb }) })
      .where('id', '=', found.id)
      .execute();
  const entry = { userId, serverId, at: now, kind: events[command.action], detail: found.name };
  await tx
    .insertInto('serverEvent')
    .values({ ...entry, actor: 'customer' })
    .execute();
}

/** Stores the end of a copy to another server. That server gets a history entry if it has the disk (D32). */
export async function snapshotCopied(
  tx: Db,
  { userId, serverId, source, now }: CopyStep,
  isDone: boolean,
): Promise<void> {
  const found = await tx
    .updateTable('snapshot')
    .set({ state: 'ready' })
    .where('userId', '=', userId)
    .where('serverId', '=', source.serverId as ServerId)
    .where('id', '=', Number(source.snapshot))
    .returning('name')
    .executeTakeFirst();
  // A failure resets the server's status with its own history entry.
  if (!isDone || !found) return;
  await tx
    .insertInto('serverEvent')
    .values({
      userId,
      serverId,
      at: now,
      kind: 'snapshotRestored',
      actor: 'customer',
      detail: `${found.name} (#${source.serverId})`,
    })
    .execute();
}

/** Deletes the snapshots of a server whose machine was made anew. */
export async function snapshotsGone(
  tx: Db,
  { userId, serverId }: Pick<Step, 'userId' | 'serverId'>,
): Promise<void> {
  await tx.deleteFrom('snapshot').where('userId', '=', userId).where('serverId', '=', serverId).execute();
}

/** Stores the failure of an operation: a snapshot that was not made has failed, any other still exists. */
export async function snapshotFailed(tx: Db, step: Step): Promise<void> {
  const found = await rowOf(tx, step);
  if (!found) return;
  const { userId, serverId, command, now } = step;
  await tx
    .updateTable('snapshot')
    .set({ state: command.action === 'makeSnapshot' ? 'failed' : 'ready' })
    .where('id', '=', found.id)
    .execute();
  // A failed restore resets the server's status with its own history entry.
  if (command.action === 'restoreSnapshot') return;
  const entry = { userId, serverId, at: now, kind: 'failed', detail: found.name } as const;
  await tx
    .insertInto('serverEvent')
    .values({ ...entry, actor: 'system' })
    .execute();
}
