import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { dayOf } from '@/domain/dates';
import { planNamed, type Plan } from '@/domain/plan';
import type { ServerId } from '@/domain/server';
import { orderedServer } from '@/domain/servers/orderedServer';
import { withEntry } from '@/domain/servers/withEntry';
import { lockCustomer } from '../accounts/lock';
import { plansOf } from '../catalog/read';
import type { Db } from '../db/database';
import { serverRow } from './read';
import { insertServers, newServerIds, storeChanged, toEditable } from './store';

export interface Delivery {
  readonly userId: string;
  /** Of a cart; paid for. */
  readonly entries: readonly CartEntry[];
  readonly now: Date;
}

/**
 * Gives servers more time, moves them to their new tariffs, begins to set up the new ones, in the transaction that takes
 * the money. What has vanished meanwhile is passed over. The caller announces `servers`.
 */
export async function deliver(tx: Db, { userId, entries, now }: Delivery): Promise<void> {
  await lockCustomer(tx, userId);
  const plans = await plansOf(tx);
  const today = dayOf(now);
  for (const entry of entries) {
    if (entry.kind === 'order') {
      const plan = planNamed(plans, entry.plan);
      if (plan) await order(tx, userId, plan, entry, now);
      continue;
    }
    const row = await serverRow(tx, userId, entry.serverId).forUpdate().executeTakeFirst();
    const changed = row && withEntry(toEditable(row), entry, { plans, today });
    if (changed) await storeChanged(tx, userId, changed, now);
  }
}

/** New servers, in the list of their product (D30). */
async function order(
  tx: Db,
  userId: string,
  plan: Plan,
  { configuration }: OrderEntry,
  now: Date,
): Promise<void> {
  const ids = await newServerIds(tx, configuration.count);
  await insertServers(
    tx,
    userId,
    ids.map((id) => {
      const { editable, notes } = orderedServer(
        { id, ip: firstAddress(id) },
        plan,
        configuration,
        dayOf(now),
      );
      const events = notes.map((note) => ({ ...note, at: now, actor: 'customer' as const }));
      return { product: plan.line, editable, events };
    }),
  );
}

const hosts = 254;

/**
 * The address of a new server until whoever sets it up gives it another: one of 130 048, in the network that RFC 2544 sets
 * aside, so that no two servers of an account share theirs.
 */
function firstAddress(id: ServerId): string {
  const network = Math.floor(id / hosts) % 512;
  return `198.${18 + Math.floor(network / 256)}.${network % 256}.${(id % hosts) + 1}`;
}
