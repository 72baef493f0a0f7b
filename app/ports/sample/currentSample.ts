import { ownerGeneration } from '@app/device/tabOwner';
import { latencyOf } from './latency';
import { makeSamplePorts, type SamplePorts } from './samplePorts';
import { isSampleStored } from './sampleSession';

let current: { generation: number; ports: Promise<SamplePorts> } | null = null;

/**
 * The sample adapters of this tab, with what was done to them before a reload. What reads that is loaded only where
 * something was done. What one person did is not shown to the next one at this tab.
 *
 * @param latency milliseconds that each call takes
 */
export function currentSample(latency: number): Promise<SamplePorts> {
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

async function open(latency: number): Promise<SamplePorts> {
  if (!isSampleStored()) return makeSamplePorts(latencyOf(latency));
  const { storedSample } = await import('./storedSample');
  return makeSamplePorts(latencyOf(latency), storedSample());
}
