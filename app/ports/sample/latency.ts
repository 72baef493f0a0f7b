import { refused } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import { isOnline } from '@app/device/connection';

/**
 * Simulated latency of the sample adapters in milliseconds: enough to show loading states, none in tests. No other code
 * simulates waiting. Rejects with a PortError while offline, like a real backend.
 */
export type Latency = (signal?: AbortSignal) => Promise<void>;

export const noLatency: Latency = async () => {
  if (!isOnline()) throw new PortError('offline');
};

/** Waits a fixed time; rejects with the signal's reason when aborted. */
export function latencyOf(milliseconds: number): Latency {
  return (signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      if (!isOnline()) {
        reject(new PortError('offline'));
        return;
      }
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    });
}

/** Answers calls with a value that is read after the latency. */
export const answerAfter =
  (latency: Latency) =>
  async <Value>(read: () => Value, signal?: AbortSignal): Promise<Awaited<Value>> => {
    await latency(signal);
    return await read();
  };

/** Refuses actions after the latency, because the demonstration does not change them (D51). */
export const refuseAfter = (latency: Latency) => async () => {
  await latency();
  return refused('demonstration');
};
