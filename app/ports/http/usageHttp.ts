import { usageContract } from '@app/contract/usage';
import type { UsagePort } from '@app/ports/usagePort';
import { send } from './send';

export const usageHttp: UsagePort = {
  discounts: (signal) => send(usageContract.discounts, {}, signal),
  spending: (signal) => send(usageContract.spending, {}, signal),
  trafficOf: (id, signal) => send(usageContract.trafficOf, { params: { id: String(id) } }, signal),
  traffic: (signal) => send(usageContract.traffic, {}, signal),
  addresses: async (signal) => (await send(usageContract.addresses, {}, signal)).items,
};
