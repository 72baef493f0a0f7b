import type { OrderedBackup } from '@/domain/order/orderedBackup';
import type { ServerId } from '@/domain/servers/server';
import { hasCopyableDisk } from '@/domain/servers/diskCopy';
import { held, released } from '@/domain/servers/hold';
import { hasReachableDisk } from '@/domain/servers/snapshots';
import type { Db } from '../db/database';
import { installationOf } from '../provisioning/installation';
import { addOperations } from '../provisioning/operations';
import { serverRow } from '../serverStore/read';
import type { ServerRow } from '../serverStore/store';
import { copyDisk, copyObstacle } from './copyDisk';

/** A new server that is set up, and the backup that it was ordered with. */
interface NewServer {
  readonly userId: string;
  readonly serverId: ServerId;
  readonly fromBackup: OrderedBackup;
  readonly now: Date;
}

/** Starts the restore of a backup to the server that was ordered with it. Returns false if it is impossible by now. */
export async function restoreOrdered(
  tx: Db,
  { userId, serverId, fromBackup, now }: NewServer,
): Promise<boolean> {
  const { serverId: fromId, backupId, madeAt } = fromBackup;
  const server = await serverRow(tx, userId, serverId).forUpdate().executeTakeFirst();
  const from = await serverRow(tx, userId, fromId).executeTakeFirst();
  if (!server || !from || (await copyObstacle(tx, from, server))) return false;
  // A suspended account gets it like others: it was paid (D44).
  const { status } = released(server);
  if (!hasReachableDisk({ status }) || !hasCopyableDisk(released(from))) return false;
  const isHeld = server.heldStatus !== null;
  if (isHeld) await setHold(tx, server, released(server));
  const system = await installationOf(tx, userId, fromId, new Date(madeAt));
  await copyDisk(tx, {
    from: { userId, server: from },
    target: { server: { ...server, status } },
    source: { serverId: fromId, backup: backupId },
    system,
    keys: system?.keys ?? null,
    fromBackup,
    now,
  });
  if (isHeld) {
    await setHold(tx, server, held({ status: 'Activation', heldStatus: null }));
    await addOperations(
      tx,
      userId,
      [{ serverId, title: server.domain, command: { action: 'suspend' } }],
      now,
    );
  }
  return true;
}

async function setHold(
  tx: Db,
  { userId, id }: ServerRow,
  hold: Pick<ServerRow, 'status' | 'heldStatus'>,
): Promise<void> {
  await tx.updateTable('server').set(hold).where('userId', '=', userId).where('id', '=', id).execute();
}
