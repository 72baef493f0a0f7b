import { exampleDiscounts } from '@/sample-data/discounts';
import { exampleSpending, exampleTraffic, makeTrafficUse } from '@/sample-data/spending';
import { exampleAddresses } from '@/sample-data/ownAddresses';
import type { UsagePort } from '@app/ports/usagePort';
import { answerAfter, type Latency } from './latency';

/** Fixed answers of the demonstration (D51). */
export function usageSample(latency: Latency): UsagePort {
  const after = answerAfter(latency);
  return {
    discounts: (signal) => after(() => exampleDiscounts, signal),
    spending: (signal) => after(() => exampleSpending, signal),
    trafficOf: (_id, signal) => after(() => makeTrafficUse(), signal),
    traffic: (signal) => after(() => exampleTraffic, signal),
    addresses: (signal) => after(() => exampleAddresses, signal),
  };
}
