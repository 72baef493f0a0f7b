import { exampleDiscounts } from '@/sample-data/discounts';
import { exampleSpending, exampleTraffic, makeTrafficUse } from '@/sample-data/spending';
import { exampleAddresses } from '@/sample-data/ownAddresses';
import type { UsagePort } from '@app/ports/usagePort';
import type { Latency } from './latency';

/** Fixed answers of the demonstration (D51). */
export const usageSample = (latency: Latency): UsagePort => ({
  async discounts(signal) {
    await latency(signal);
    return exampleDiscounts;
  },
  async spending(signal) {
    await latency(signal);
    return exampleSpending;
  },
  async trafficOf(_id, signal) {
    await latency(signal);
    return makeTrafficUse();
  },
  async traffic(signal) {
    await latency(signal);
    return exampleTraffic;
  },
  async addresses(signal) {
    await latency(signal);
    return exampleAddresses;
  },
});
