import type { FirewallSet } from '@/domain/servers/firewall';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';

/** An operation that applies a firewall. */
interface Step {
  readonly userId: string;
  readonly serverId: ServerId;
  readonly now: Date;
}

/** Stores that a set is in effect, with a history entry (D32). */
export async function firewallApplied(
  tx: Db,
  { userId, serverId, now }: Step,
  set: FirewallSet,
): Promise<void> {
  const changed = await tx
    .updateTable('firewall')
    .set({ applied: JSON.stringify(set), wanted: null, state: 'applied' })
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .returning('serverId')
    .executeTakeFirst();
  if (!changed) return;
  const kind = set.isOn ? 'firewallOn' : 'firewallOff';
  await tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind, actor: 'customer', detail: null })
    .execute();
}

/** Stores that a set was not applied; the one before it is still in effect. */
export async function firewallFailed(tx: Db, { userId, serverId, now }: Step): Promise<void> {
  await tx
    .updateTable('firewall')
    .set({ state: 'failed' })
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .execute();
  await tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind: 'failed', actor: 'system', detail: null })
    .execute();
}
