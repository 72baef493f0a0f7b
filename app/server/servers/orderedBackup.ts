import type { OrderedBackup } from '@/domain/order/orderedBackup';
import type { ServerId } from '@/domain/servers/server';
import { hasReachableDisk } from '@/domain/servers/snapshots';
import type { Db } from '../db/database';
import { installationOf } from '../provisioning/installation';
import { serverRow } from '../serverStore/read';
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
  if (!server || !from || !hasReachableDisk(server) || (await copyObstacle(tx, from, server))) return false;
  const system = await installationOf(tx, userId, fromId, new Date(madeAt));
  await copyDisk(tx, {
    from: { userId, server: from },
    target: { server },
    source: { serverId: fromId, backup: backupId },
    system,
    keys: system?.keys ?? null,
    fromBackup,
    now,
  });
  return true;
}
