import { defaultTimeZone } from '@/domain/timeZone';
import { moveSampleTo } from '@/sample-data/moveSample';
import { ownerGeneration } from '@app/device/tabOwner';
import { latencyOf } from './latency';
import type { CustomerPorts } from '@app/ports/ports';
import { firstLook } from './firstLook';
import { isSampleStored, sampleWriter, untouched } from './sampleSession';

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
  const [answerAfter, move, write] = [
    latencyOf(latency),
    moveSampleTo(new Date(), defaultTimeZone),
    sampleWriter(),
  ];
  if (!isSampleStored())
    return firstLook(answerAfter, move, async () => {
      const { makeSamplePorts } = await import('./samplePorts');
      return makeSamplePorts(answerAfter, untouched, move, write);
    });
  const [{ makeSamplePorts }, { storedSample }] = await Promise.all([
    import('./samplePorts'),
    import('./storedSample'),
  ]);
  return makeSamplePorts(answerAfter, storedSample(), move, write);
}
