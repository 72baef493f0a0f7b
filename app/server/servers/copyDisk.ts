import { diskCopyObstacle } from '@/domain/servers/diskCopy';
import type { OrderedBackup } from '@/domain/order/orderedBackup';
import type { Server, ServerId } from '@/domain/servers/server';
import { diskOf } from '../catalog/plans';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { addOperations, specOf } from '../provisioning/operations';
import type { CopySource } from '../provisioning/provisioner';
import { foundServer, serverRow } from '../serverStore/read';
import { storeChanged, toEditable } from '../serverStore/store';
import type { IdleServer } from './idle';
import type { Installation } from '../provisioning/installation';

interface DiskCopy {
  readonly from: { readonly userId: string; readonly server: { readonly id: ServerId } };
  readonly target: Pick<IdleServer, 'server'>;
  readonly source: CopySource;
  /** System and software on the copied disk; null for those that its server has now. */
  readonly system: Pick<Installation, 'os' | 'software'> | null;
  /** SSH keys on the copied disk. */
  readonly keys: Installation['keys'];
  /** Set if the target was ordered with this backup. */
  readonly fromBackup?: OrderedBackup;
  readonly now: Date;
}

/** Replaces the disk of a server by a snapshot or a backup of another one of the account in the same data centre. */
export async function copyDisk(tx: Db, disk: DiskCopy): Promise<void> {
  const { from, target, source, system, keys, fromBackup, now } = disk;
  const { userId } = from;
  const own = await editableOfServer(tx, userId, from.server.id);
  const other = await editableOfServer(tx, userId, target.server.id);
  const obstacle = await copyObstacle(tx, own.server, other.server);
  if (obstacle) throw refusal(obstacle);
  // The server is of the copied system once it has the disk (commandResults.ts).
  const editable = { ...other, server: { ...other.server, status: 'Activation' } };
  await storeChanged(tx, userId, { editable, notes: [] }, now);
  const { os, software } = system ?? { os: own.server.os, software: own.settings.software };
  const command = { action: 'reinstall', spec: { ...specOf(editable), os, software }, source } as const;
  const { id: serverId, domain: title, status } = target.server;
  const undo = { status };
  await addOperations(tx, userId, [{ serverId, title, command, installedKeys: keys, fromBackup, undo }], now);
}

const editableOfServer = async (db: Db, userId: string, id: ServerId) =>
  toEditable(await foundServer(serverRow(db, userId, id)));

/** Returns why a server cannot get the disk of another one; null if it can. */
export async function copyObstacle(
  db: Db,
  from: Pick<Server, 'datacenter' | 'tariff'>,
  to: Pick<Server, 'datacenter' | 'tariff'>,
) {
  const diskOn = async ({ datacenter, tariff }: typeof from) => ({
    datacenter,
    gigabytes: await diskOf(db, tariff),
  });
  return diskCopyObstacle(await diskOn(from), await diskOn(to));
}
