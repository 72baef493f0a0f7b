import type { CartEntry } from '@/domain/cart/entry';
import { planNamed, type Plan } from '@/domain/catalog/plan';
import { diskCopyObstacle } from '@/domain/servers/diskCopy';
import { diskOf } from '../catalog/plans';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { serverRow } from '../serverStore/read';

/**
 * Refuses ordered servers whose backup is of another account or does not fit the plan. Whether it exists is known to
 * the provider, once the servers are set up (servers/orderedBackup.ts).
 */
export async function checkOrderedBackups(
  tx: Db,
  userId: string,
  entries: readonly CartEntry[],
  plans: readonly Plan[],
): Promise<void> {
  for (const entry of entries) {
    const fromBackup = entry.kind === 'order' ? entry.configuration.fromBackup : undefined;
    const plan = entry.kind === 'order' ? planNamed(plans, entry.plan) : null;
    // A plan that is not sold is refused with its price.
    if (!fromBackup || !plan) continue;
    const from = await serverRow(tx, userId, fromBackup.serverId).executeTakeFirst();
    if (!from) throw refusal('backupUnavailable');
    const disk = { datacenter: from.datacenter, gigabytes: await diskOf(tx, from.tariff) };
    const room = { datacenter: plan.datacenter, gigabytes: plan.specs.storage.size };
    if (diskCopyObstacle(disk, room)) throw refusal('backupUnavailable');
  }
}
