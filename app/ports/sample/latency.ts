/**
 * How long the sample adapters pretend to think, in milliseconds: enough for a customer's portal to show its
 * loading states, nothing in tests. The only place in the portal where waiting is simulated.
 */
export type Latency = (signal?: AbortSignal) => Promise<void>;

export const noLatency: Latency = async () => {};

/** Waits a fixed time, or rejects with the signal's reason as soon as it is aborted. */
export function latencyOf(milliseconds: number): Latency {
  return (signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    });
}
