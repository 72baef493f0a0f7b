import { ownerGeneration } from '@app/device/tabOwner';
import { latencyOf } from './latency';
import type { CustomerPorts } from '@app/ports/ports';
import { makeSamplePorts } from './samplePorts';
import { isSampleStored } from './sampleSession';

let current: { generation: number; ports: Promise<CustomerPorts> } | null = null;

/**
 * The sample adapters of this tab, with what was done to them before a reload. What reads that is loaded only where
 * something was done. What one person did is not shown to the next one at this tab.
 *
 * @param latency milliseconds that each call takes
 */
export function currentSample(latency: number): Promise<CustomerPorts> {
  const generation = ownerGeneration();
  if (current?.generation !== generation) {
    const ports = open(latency);
    current = { generation, ports };
    ports.catch(() => {
      if (current?.ports === ports) current = null;
    });
  }
  return current.ports;
}

async function open(latency: number): Promise<CustomerPorts> {
  if (!isSampleStored()) return makeSamplePorts(latencyOf(latency));
  const { storedSample } = await import('./storedSample');
  return makeSamplePorts(latencyOf(latency), storedSample());
}
