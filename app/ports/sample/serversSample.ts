import type { Server } from '@/domain/server';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { samplePlans } from '@/sample-data/plans';
import type { ServersPort } from '@app/ports/ports';
import type { Latency } from './latency';
import type { SampleBills, SampleDeliveries } from './billingSample';
import { changeTariff } from './changeTariff';
import { deliver } from './deliver';
import { addressesOf, saveSettings } from './saveSettings';
import { notPersisted, type Persistence } from './persistence';
import { makeServerMemory, type RememberedServer } from './serverMemory';

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
): ServersPort & SampleDeliveries {
  const memory = makeServerMemory(servers, persistence);
  return {
    deliver: (entries) => deliver(memory, entries, { now: now(), plans: samplePlans }),
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
      const details = makeServerDetails(found.editable.server);
      const [primary] = details.addresses;
      return {
        ...details,
        addresses: primary ? addressesOf(found.editable, primary) : [],
        events: found.events,
      };
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
      return saveSettings(memory, id, update, now());
    },
    async changeTariff(id, tariff, signal) {
      await latency(signal);
      return changeTariff(memory, id, tariff, { now: now(), bills });
    },
  };
}
