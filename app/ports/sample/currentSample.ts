import { latencyOf } from './latency';
import { makeSamplePorts, type SamplePorts } from './samplePorts';
import { isSampleForgotten, isSampleStored } from './sampleSession';

let current: Promise<SamplePorts> | null = null;

/**
 * The sample adapters of this tab, with what was done to them before a reload. What reads that is loaded only where
 * something was done. What one person did is not shown to the next one at this tab.
 *
 * @param latency milliseconds that each call takes
 */
export function currentSample(latency: number): Promise<SamplePorts> {
  if (isSampleForgotten()) current = null;
  current ??= open(latency).catch((error: unknown) => {
    current = null;
    throw error;
  });
  return current;
}

async function open(latency: number): Promise<SamplePorts> {
  if (!isSampleStored()) return makeSamplePorts(latencyOf(latency));
  const { storedSample } = await import('./storedSample');
  return makeSamplePorts(latencyOf(latency), storedSample());
}
