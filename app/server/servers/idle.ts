import type { ServerId } from '@/domain/servers/server';
import type { ServerStatus } from '@/domain/servers/serverStates';
import { hasReachableDisk } from '@/domain/servers/snapshots';
import { awaitsBackupOf, usesServer } from '../provisioning/operations';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { foundServer, serverRow } from '../serverStore/read';

/** A server on which nothing is under way, locked with its owner. */
export interface IdleServer {
  readonly userId: string;
  readonly server: { readonly id: ServerId; readonly domain: string; readonly status: ServerStatus };
}

/** Whether an operation or a copy of its disk is running on a server. */
export async function isUsed(db: Db, id: ServerId): Promise<boolean> {
  const open = await db
    .selectFrom('operation')
    .select('id')
    .where('endedAt', 'is', null)
    .where(usesServer(id))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether a new server is being created for a backup of a server, or getting it: until then the backup must stay. */
export async function isBackupOrdered(db: Db, id: ServerId): Promise<boolean> {
  const open = await db
    .selectFrom('operation')
    .select('id')
    .where('endedAt', 'is', null)
    .where(awaitsBackupOf(id))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Locks a customer and their server, and refuses if another operation or a copy of its disk is running. */
export async function lockIdle(tx: Db, userId: string, id: ServerId): Promise<IdleServer> {
  await lockCustomer(tx, userId);
  const server = await foundServer(serverRow(tx, userId, id).forUpdate());
  if ((await isUsed(tx, id)) || !hasReachableDisk(server)) throw refusal('changed');
  return { userId, server };
}
