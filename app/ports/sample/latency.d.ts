/**
 * How long the sample adapters pretend to think, in milliseconds: enough for a customer's portal to show its
 * loading states, nothing in tests. The only place in the portal where waiting is simulated, and with it the line: what
 * stands for a provider's answer must not come without one. Rejects with a PortError where there is no network.
 */
export type Latency = (signal?: AbortSignal) => Promise<void>;
export declare const noLatency: Latency;
/** Waits a fixed time, or rejects with the signal's reason as soon as it is aborted. */
export declare function latencyOf(milliseconds: number): Latency;
