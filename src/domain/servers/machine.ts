import type { Plan } from '@/domain/catalog/plan';
import { tariffSpecs } from '@/domain/catalog/tariffSpecs';
import type { Server } from './server';
import type { Machine } from './serverDetails';

/** Returns the hardware of a server's tariff; null for an unknown tariff. */
export function machineOf(plans: readonly Plan[], { tariff }: Pick<Server, 'tariff'>): Machine | null {
  const specs = tariffSpecs(plans, tariff);
  return specs && { cores: specs.cpu, memory: specs.ram, disk: specs.storage.size };
}
