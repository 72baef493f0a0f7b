import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { dayOf } from '@/domain/dates';
import { planNamed, type Plan } from '@/domain/plan';
import type { ServerId } from '@/domain/server';
import { orderedServer } from '@/domain/servers/orderedServer';
import { withEntry } from '@/domain/servers/withEntry';
import type { ServerMemory } from './serverMemory';

export interface Delivery {
  now: Date;
  plans: readonly Plan[];
}

/**
 * What a provider would do once entries of a cart are paid: give servers more time, move them to their new tariffs,
 * begin to set up the new ones. What has vanished meanwhile is passed over.
 */
export function deliver(memory: ServerMemory, entries: readonly CartEntry[], { now, plans }: Delivery): void {
  const today = dayOf(now);
  for (const entry of entries) {
    if (entry.kind === 'order') {
      const plan = planNamed(plans, entry.plan);
      if (plan) order(memory, entry, plan, now);
      continue;
    }
    const found = memory.find(entry.serverId);
    const changed = found && withEntry(found.editable, entry, { plans, today });
    if (changed) memory.store(changed, now);
  }
}

/** Of the built-in data. */
const firstServerId = 1024;

/** New servers, numbered on from those that are there. */
function order(memory: ServerMemory, { configuration }: OrderEntry, plan: Plan, now: Date): void {
  for (let made = 0; made < configuration.count; made += 1) {
    const last = Math.max(firstServerId, ...memory.list().map(({ id }) => id));
    const id = (last + 1) as ServerId;
    // A network set aside for documentation.
    const ip = `203.0.113.${(id % 254) + 1}`;
    memory.store(orderedServer({ id, ip }, plan, configuration, dayOf(now)), now, plan.line);
  }
}
