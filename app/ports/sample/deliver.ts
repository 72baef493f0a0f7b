import type { CartEntry } from '@/domain/cart/entry';
import { toIsoDateTime } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import {
  amountsOfEntries,
  createServers,
  fulfilChange,
  fulfilOptions,
  fulfilOrder,
  type ItemToRefund,
  type ServerToChange,
} from '@/domain/order/fulfilment';
import type { Plan } from '@/domain/catalog/plan';
import type { CoveredDays } from '@/domain/pricing/paidDays';
import type { Prices } from '@/domain/pricing/prices';
import type { ServerId } from '@/domain/servers/server';
import type { AwaitedOptions } from '@/domain/servers/awaitedTariff';
import type { EditableServer } from '@/domain/servers/serverSettings';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import type { Delivered } from './ordersSample';
import type { ServerMemory } from './serverMemory';

export interface Delivery {
  now: Date;
  plans: readonly Plan[];
  prices: Prices;
  /** Amount paid for all entries. */
  amount: Money;
}

/** Fulfils paid cart entries in the tab's memory by the server's rules. */
export function deliver(
  memory: ServerMemory,
  entries: readonly CartEntry[],
  { now, plans, prices, amount: paid }: Delivery,
): readonly Delivered[] {
  const today = dayIn(defaultTimeZone, now);
  const amounts = amountsOfEntries(entries, { plans, prices, servers: memory.list(), today }, paid);
  return entries.flatMap((entry, index): readonly Delivered[] => {
    const amount = amounts[index] ?? kopecks(0);
    if (entry.kind !== 'order') {
      const before = memory.find(entry.serverId)?.editable ?? null;
      return [apply(memory, fulfilChange(entry, before, { plans, prices, today, amount }), now)];
    }
    const fulfilled = fulfilOrder(entry, plans, amount);
    if (fulfilled.kind === 'refund') return [apply(memory, fulfilled, now)];
    const { count, fromBackup } = entry.configuration;
    const ids = nextIds(memory, count);
    const taken = memory.list().map(({ domain }) => domain);
    return createServers(fulfilled, ids, { today, prices }, taken).map(
      ({ amount: share, covers, ...created }) => {
        memory.store(created, now, fulfilled.plan.line);
        const { id, domain } = created.editable.server;
        addPaid(memory, id, { amount: share, covers, now });
        const item = {
          kind: 'server',
          title: domain,
          serverId: id,
          amount: share,
          status: 'queued',
        } as const;
        if (!fromBackup) return item;
        memory.orderBackup(id, fromBackup.serverId);
        const { serverName, madeAt } = fromBackup;
        return { ...item, fromBackup: { serverName, madeAt } };
      },
    );
  });
}

/**
 * Fulfils paid options in the tab's memory (D38).
 *
 * @param provision assigns the addresses and the panel of the options
 */
export function deliverOptions(
  memory: ServerMemory,
  awaited: AwaitedOptions,
  {
    now,
    prices,
    amount,
    provision,
  }: Pick<Delivery, 'now' | 'prices' | 'amount'> & {
    provision: (editable: EditableServer) => EditableServer;
  },
): readonly Delivered[] {
  const before = memory.find(awaited.serverId)?.editable ?? null;
  const fulfilled = fulfilOptions(awaited, before, { today: dayIn(defaultTimeZone, now), prices, amount });
  if (fulfilled.kind === 'refund') return [apply(memory, fulfilled, now)];
  const { editable, notes } = fulfilled.changed;
  return [apply(memory, { ...fulfilled, changed: { editable: provision(editable), notes } }, now)];
}

/** Stores a change. The caller refunds failed items. */
function apply(memory: ServerMemory, fulfilled: ServerToChange | ItemToRefund, now: Date): Delivered {
  const { item: kind, amount } = fulfilled;
  if (fulfilled.kind === 'refund') {
    const { title, serverId } = fulfilled;
    return { kind, title, serverId, amount, status: 'failed' };
  }
  const { changed, covers } = fulfilled;
  memory.store(changed, now);
  const { id, domain } = changed.editable.server;
  addPaid(memory, id, { amount, covers, now });
  return { kind, title: domain, serverId: id, amount, status: 'done' };
}

/** Records paid days, from which a refund is calculated. */
export function addPaid(
  memory: ServerMemory,
  id: ServerId,
  { amount, covers, now }: { amount: Money; covers: CoveredDays | null; now: Date },
): void {
  const paidAt = toIsoDateTime(now);
  if (amount > 0 && covers) memory.addPaid(id, { amount, paidAt, ...covers });
}

/** First id of the sample data. */
const firstServerId = 1024;

/** Returns ids for new servers, above all existing ones. */
function nextIds(memory: ServerMemory, count: number): readonly ServerId[] {
  const last = Math.max(firstServerId, ...memory.list().map(({ id }) => id));
  // The cast adds the brand.
  return Array.from({ length: count }, (_, index) => (last + 1 + index) as ServerId);
}
