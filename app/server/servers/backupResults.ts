import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import type { BackupCommand, CopySource } from '../provisioning/provisioner';
import { isoEnded } from './isoResults';
import { rescueEnded } from './rescueResults';
import { snapshotsGone } from './snapshotResults';
import { storeSystem } from './storeSystem';

/** An operation on a backup. */
interface Step {
  readonly userId: string;
  readonly serverId: ServerId;
  readonly now: Date;
}

const events = {
  makeBackup: 'backupMade',
  restoreBackup: 'backupRestored',
  deleteBackup: 'backupDeleted',
} as const;

/** Stores that a backup was made, restored or deleted, with a history entry (D32). */
export async function backupEnded(tx: Db, step: Step, command: BackupCommand): Promise<void> {
  if (command.action === 'restoreBackup') {
    await rescueEnded(tx, step);
    await isoEnded(tx, step);
    await snapshotsGone(tx, step);
    await storeSystem(tx, step, command.spec, step.now);
  }
  const { now: at, ...server } = step;
  await tx
    .insertInto('serverEvent')
    .values({ ...server, at, kind: events[command.action], actor: 'customer', detail: null })
    .execute();
}

/** Records in the history of a server that it has the disk of another one's backup (D32). */
export async function backupCopied(
  tx: Db,
  { now: at, ...server }: Step,
  source: Pick<CopySource, 'serverId'>,
): Promise<void> {
  const detail = `#${source.serverId}`;
  await tx
    .insertInto('serverEvent')
    .values({ ...server, at, kind: 'backupRestored', actor: 'customer', detail })
    .execute();
}

/** Stores that nothing has changed. A failed restore resets the server's status with its own history entry. */
export async function backupFailed(tx: Db, step: Step, command: BackupCommand): Promise<void> {
  if (command.action === 'restoreBackup') return;
  const { now: at, ...server } = step;
  await tx
    .insertInto('serverEvent')
    .values({ ...server, at, kind: 'failed', actor: 'system', detail: null })
    .execute();
}
