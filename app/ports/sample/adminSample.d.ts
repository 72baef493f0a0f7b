import type { AdminPort } from '@app/ports/ports';
import type { Latency } from './latency';
/**
 * The provider's side in the memory of this page: an action changes the lists, and every figure is counted from them,
 * so that it shows everywhere until the portal is reloaded.
 */
export declare function makeAdminSample(latency: Latency, now?: () => Date): AdminPort;
