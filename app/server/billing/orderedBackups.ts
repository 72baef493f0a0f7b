import type { CartEntry } from '@/domain/cart/entry';
import { planNamed, type Plan } from '@/domain/catalog/plan';
import { isBackupGone } from '@/domain/servers/backups';
import { diskCopyObstacle, hasCopyableDisk } from '@/domain/servers/diskCopy';
import { diskOf } from '../catalog/plans';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { ServerViews } from '../provisioning/provisioner';
import { serverRow } from '../serverStore/read';

const orderedBackupOf = (entry: CartEntry) =>
  entry.kind === 'order' ? entry.configuration.fromBackup : undefined;

/**
 * Refuses ordered backups that the provider no longer has, because its schedule has deleted them (D44). It calls the
 * provider, and so belongs before the payment's transaction.
 *
 * @throws Problem 409 `backupUnavailable`, 503 `provisionerDown` if the provider does not answer
 */
export async function requireListedBackups(
  db: Db,
  userId: string,
  entries: readonly CartEntry[],
  views: Pick<ServerViews, 'backups'>,
): Promise<void> {
  const ordered = entries.flatMap((entry) => orderedBackupOf(entry) ?? []);
  const check = async (id: ServerId) => {
    if (!(await serverRow(db, userId, id).executeTakeFirst())) throw refusal('backupUnavailable');
    const items = (await views.backups(id))?.items ?? null;
    const own = ordered.filter(({ serverId }) => serverId === id);
    if (own.some((backup) => isBackupGone({ items }, backup))) throw refusal('backupUnavailable');
  };
  await Promise.all([...new Set(ordered.map(({ serverId }) => serverId))].map(check));
}

/**
 * Refuses ordered servers whose backup is of another account or of a stopped server, or does not fit the plan. The
 * provider knows whether it still exists: `requireListedBackups` asks before the payment, and the restore
 * (servers/orderedBackup.ts) may still fail.
 */
export async function checkOrderedBackups(
  tx: Db,
  userId: string,
  entries: readonly CartEntry[],
  plans: readonly Plan[],
): Promise<void> {
  for (const entry of entries) {
    const fromBackup = orderedBackupOf(entry);
    const plan = entry.kind === 'order' ? planNamed(plans, entry.plan) : null;
    // A plan that is not sold is refused with its price.
    if (!fromBackup || !plan) continue;
    const from = await serverRow(tx, userId, fromBackup.serverId).executeTakeFirst();
    if (!from || !hasCopyableDisk(from)) throw refusal('backupUnavailable');
    const disk = { datacenter: from.datacenter, gigabytes: await diskOf(tx, from.tariff) };
    const target = { datacenter: plan.datacenter, gigabytes: plan.specs.storage.size };
    if (diskCopyObstacle(disk, target)) throw refusal('backupUnavailable');
  }
}
