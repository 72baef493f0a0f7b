import type { CartEntry } from '@/domain/cart/entry';
import { dayOf } from '@/domain/dates';
import type { Money } from '@/domain/money';
import { done, refused } from '@/domain/outcome';
import { quoteTariffChange } from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/server';
import type { ChangedServer } from '@/domain/servers/changedServer';
import { detailsOf } from '@/domain/servers/detailsOf';
import { withSettings } from '@/domain/servers/withSettings';
import { tariffFor, withTariff } from '@/domain/servers/withTariff';
import { samplePlans } from '@/sample-data/plans';
import type { ServersPort } from '@app/ports/ports';
import type { Latency } from './latency';
import type { SampleBills } from './billingSample';
import { deliver } from './deliver';
import type { Delivered } from './ordersSample';
import { notPersisted, type Persistence } from './persistence';
import { makeServerMemory, type RememberedServer } from './serverMemory';

/** The servers as billing and orders see them. */
export interface DeliveringServers {
  /** Hands over what has been paid; gives what that was. */
  deliver(entries: readonly CartEntry[], payment: { amount: Money }): readonly Delivered[];
  /** Whether a server is past being ordered. */
  isSetUp(id: ServerId): boolean;
}

/**
 * Servers from a list. A reboot succeeds and changes nothing, as specified (§2); what is saved holds, and shows in the
 * list.
 */
export function serversSample(
  servers: readonly Server[],
  latency: Latency,
  now: () => Date = () => new Date(),
  bills: SampleBills = { collect: () => {} },
  persistence: Persistence<readonly RememberedServer[]> = notPersisted,
): ServersPort & DeliveringServers {
  const memory = makeServerMemory(servers, persistence);
  function store(changed: ChangedServer): Server {
    memory.store(changed, now());
    return changed.editable.server;
  }
  return {
    deliver: (entries, { amount }) => deliver(memory, entries, { now: now(), plans: samplePlans, amount }),
    isSetUp: (id) => memory.find(id)?.editable.server.status !== 'Ordered',
    async list(signal) {
      await latency(signal);
      return memory.list();
    },
    // §2: the sample customer has none of either product.
    async listOf(_product, signal) {
      await latency(signal);
      return [];
    },
    async details(id, signal) {
      await latency(signal);
      const found = memory.find(id);
      if (!found) throw new Error(`No server ${id}`);
      return detailsOf(found.editable, found.events);
    },
    async reboot(_ids, signal) {
      await latency(signal);
    },
    async settings(id, signal) {
      await latency(signal);
      return memory.find(id)?.editable ?? null;
    },
    async save(id, update, signal) {
      await latency(signal);
      const found = memory.find(id);
      if (!found) return refused('noServer');
      const others = memory.list().filter((each) => each.id !== id);
      const saved = withSettings(found.editable, others, update);
      return saved.status === 'refused' ? saved : done(store(saved.value));
    },
    async changeTariff(id, tariff, signal) {
      await latency(signal);
      const found = memory.find(id);
      if (!found) return refused('noServer');
      const { editable } = found;
      const chosen = tariffFor(editable.server, tariff);
      if (chosen.status === 'refused') return chosen;
      const today = dayOf(now());
      bills.collect(quoteTariffChange(editable.server, chosen.value, today).charge);
      return done(store(withTariff(editable, chosen.value, { plans: samplePlans, today })));
    },
  };
}
