import type { CustomerPorts } from '@app/ports/ports';
import type { Latency } from './latency';
import { type SampleSession } from './sampleSession';
/**
 * The built-in data behind the ports. What is done to it lasts as long as the tab, but for a password, which no storage
 * may hold; the cart lasts longer.
 *
 * @param before what was done to it before the page was reloaded
 */
export declare function makeSamplePorts(latency: Latency, before?: SampleSession): CustomerPorts;
