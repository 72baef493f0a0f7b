import { exampleAddresses } from '@/sample-data/ownAddresses';
import type { UsagePort } from '@app/ports/usagePort';
import type { Latency } from './latency';

/** Addresses of the demonstration's servers (D51). */
export const usageSample = (latency: Latency): UsagePort => ({
  async addresses(signal) {
    await latency(signal);
    return exampleAddresses;
  },
});
