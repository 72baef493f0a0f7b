import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { addMonths, dayOf, type IsoDate } from '@/domain/dates';
import type { SoftwareId } from '@/domain/order/compatibility';
import { osText } from '@/domain/order/os';
import { planNamed, type Plan } from '@/domain/plan';
import { monthsOf } from '@/domain/pricing/period';
import { quoteOrder } from '@/domain/pricing/quote';
import { isExpired, renewedUntil } from '@/domain/pricing/renewal';
import { tariffNamed } from '@/domain/pricing/tariffChange';
import { fallbackServerId, type Server, type ServerId } from '@/domain/server';
import type { EditSoftwareId } from '@/domain/serverSettings';
import { makeEditableServer, makeServerSettings } from '@/sample-data/serverSettings';
import { moveToTariff } from './changeTariff';
import { eventAt, type ServerMemory } from './serverMemory';

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
    if (!found) continue;
    const { editable, events } = found;
    const { server } = editable;
    const tariff = entry.kind === 'tariff' ? tariffNamed(entry.tariff) : null;
    if (tariff) moveToTariff(memory, found, tariff, now);
    if (entry.kind === 'renewal')
      memory.keep({
        editable: {
          ...editable,
          server: {
            ...server,
            endDate: renewedUntil(server.endDate, today, entry.period),
            status: isStopped(server, today) ? 'Active' : server.status,
          },
        },
        events: [...events, eventAt(now, 'renewed', null)],
      });
  }
}

/** A server that has run out, or was suspended for it, runs again when it is renewed. */
function isStopped({ endDate, status }: Server, today: IsoDate): boolean {
  return status === 'Suspended' || isExpired(endDate, today);
}

/** What the settings call the software of an order (§3 lists others there); what they have no word for is left out. */
const editSoftware: Readonly<Record<SoftwareId, EditSoftwareId>> = {
  none: 'none',
  lamp: 'apache',
  docker: 'docker',
  wordpress: 'none',
};

/** New servers, ordered and not yet running, numbered on from those that are there. */
function order(memory: ServerMemory, { configuration }: OrderEntry, plan: Plan, now: Date): void {
  const endDate: IsoDate = addMonths(dayOf(now), monthsOf(configuration.period));
  // A month of one of them, with all that was chosen for it.
  const month = quoteOrder(plan.price.monthly, { ...configuration, period: 'month', count: 1 });
  for (let made = 0; made < configuration.count; made += 1) {
    const last = Math.max(fallbackServerId, ...memory.list().map(({ id }) => id));
    const id = (last + 1) as ServerId;
    const server: Server = {
      id,
      domain: `vps${id}.example.ru`,
      // A network set aside for documentation.
      ip: `203.0.113.${(id % 254) + 1}`,
      os: osText(configuration.os),
      tariff: plan.name,
      datacenter: plan.datacenter,
      endDate,
      status: 'Ordered',
      monthlyPrice: month.total,
      optionsMonthly: month.configuration,
      panelUrl: null,
    };
    const editable = makeEditableServer(server, { createdOn: dayOf(now), memory: plan.specs.ram });
    const settings = makeServerSettings(server, {
      panel: configuration.panel,
      ipv4: configuration.ipv4,
      ipv6Subnet: configuration.ipv6 ? (editable.ipv6Subnets[0] ?? '') : '',
      software: editSoftware[configuration.software],
    });
    memory.add({
      editable: { ...editable, settings },
      events: [eventAt(now, 'ordered', plan.name), eventAt(now, 'paid', null)],
    });
  }
}
