import { PortError } from '@/domain/results/portError';
import { isOnline } from '@app/device/connection';

/**
 * How long the sample adapters pretend to think, in milliseconds: enough for a customer's portal to show its
 * loading states, nothing in tests. The only place in the portal where waiting is simulated, and with it the line: what
 * stands for a provider's answer must not come without one. Rejects with a PortError where there is no network.
 */
export type Latency = (signal?: AbortSignal) => Promise<void>;

export const noLatency: Latency = async () => {
  if (!isOnline()) throw new PortError('offline');
};

/** Waits a fixed time, or rejects with the signal's reason as soon as it is aborted. */
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
