import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { priceEntries } from '@/domain/cart/priceEntry';
import type { IsoDateTime } from '@/domain/dates';
import { dayIn, defaultTimeZone } from '@/domain/timeZone';
import { kopecks, type Money } from '@/domain/money';
import { sharesOf } from '@/domain/order/shares';
import { planNamed, type Plan } from '@/domain/plan';
import { renewedFrom } from '@/domain/pricing/renewal';
import type { ServerId } from '@/domain/server';
import { orderedServer } from '@/domain/servers/orderedServer';
import { withEntry } from '@/domain/servers/withEntry';
import type { Delivered } from './ordersSample';
import type { ServerMemory } from './serverMemory';

export interface Delivery {
  now: Date;
  plans: readonly Plan[];
  /** What was paid for all of it. */
  amount: Money;
}

/**
 * What a provider would do once entries of a cart are paid: give servers more time, move them to their new tariffs,
 * begin to set up the new ones. What has vanished meanwhile is passed over.
 */
export function deliver(
  memory: ServerMemory,
  entries: readonly CartEntry[],
  { now, plans, amount }: Delivery,
): readonly Delivered[] {
  const today = dayIn(defaultTimeZone, now);
  const market = { plans, servers: memory.list(), today };
  const priced = priceEntries(entries, market);
  const shares = sharesOf(
    amount,
    priced.map(({ status, total }) => (status === 'vanished' ? null : total)),
  );
  return entries.flatMap((entry, index): readonly Delivered[] => {
    const share = shares[index] ?? kopecks(0);
    if (entry.kind === 'order') {
      const plan = planNamed(plans, entry.plan);
      return plan ? order(memory, entry, { plan, now, share }) : [];
    }
    const found = memory.find(entry.serverId);
    const changed = found && withEntry(found.editable, entry, { plans, today });
    if (!changed) return [];
    memory.store(changed, now);
    const { id, domain, endDate } = changed.editable.server;
    const days = priced[index]?.status === 'tariff' ? priced[index].quote.covers : null;
    const covers = days ?? { from: renewedFrom(found.editable.server, today), until: endDate };
    memory.addPaid(id, { amount: share, paidAt: momentOf(now), ...covers });
    return [{ kind: entry.kind, title: domain, serverId: id, amount: share }];
  });
}

// An ISO string of a Date is an IsoDateTime; the library only says string.
const momentOf = (now: Date) => now.toISOString() as IsoDateTime;

/** Of the built-in data. */
const firstServerId = 1024;

/** New servers, numbered on from those that are there. */
function order(
  memory: ServerMemory,
  { configuration }: OrderEntry,
  { plan, now, share }: { plan: Plan; now: Date; share: Money },
): readonly Delivered[] {
  const places = Array.from({ length: configuration.count }, () => kopecks(1));
  return sharesOf(share, places).map((amount) => {
    const last = Math.max(firstServerId, ...memory.list().map(({ id }) => id));
    const id = (last + 1) as ServerId;
    const ordered = orderedServer(id, plan, configuration, dayIn(defaultTimeZone, now));
    memory.store(ordered, now, plan.line);
    const { endDate } = ordered.editable.server;
    memory.addPaid(id, { amount, paidAt: momentOf(now), from: dayIn(defaultTimeZone, now), until: endDate });
    return { kind: 'server', title: ordered.editable.server.domain, serverId: id, amount };
  });
}
