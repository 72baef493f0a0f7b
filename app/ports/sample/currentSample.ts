import { defaultTimeZone } from '@/domain/time/timeZone';
import { shiftDates } from '@/sample-data/shiftDates';
import { sessionEpoch } from '@app/device/tabAccount';
import { latencyOf } from './latency';
import type { CustomerPorts } from '@app/ports/ports';
import { makeSamplePorts } from './samplePorts';
import { isSampleStored, sampleWriter, untouched, type SampleSession } from './sampleSession';

let current: { generation: number; ports: Promise<CustomerPorts> } | null = null;

/**
 * The sample adapters of this tab, with its changes from before a reload. Their schemas are loaded only if there are
 * changes. A new owner of the tab never sees earlier changes.
 *
 * @param latency milliseconds that each call takes
 */
export function currentSample(latency: number): Promise<CustomerPorts> {
  const generation = sessionEpoch();
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
  const [write, before] = [sampleWriter(), await storedChanges()];
  return makeSamplePorts(latencyOf(latency), before, shiftDates(new Date(), defaultTimeZone), write);
}

async function storedChanges(): Promise<SampleSession> {
  if (!isSampleStored()) return untouched;
  const { storedSample } = await import('./storedSample');
  return storedSample();
}
