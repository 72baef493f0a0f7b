import type { CustomerPorts } from '@app/ports/ports';
/**
 * The sample adapters of this tab, with what was done to them before a reload. What reads that is loaded only where
 * something was done. What one person did is not shown to the next one at this tab.
 *
 * @param latency milliseconds that each call takes
 */
export declare function currentSample(latency: number): Promise<CustomerPorts>;
