import { usageContract } from '@app/contract/usage';
import type { UsagePort } from '@app/ports/usagePort';
import { send } from './send';

export const usageHttp: UsagePort = {
  addresses: async (signal) => (await send(usageContract.addresses, {}, signal)).items,
};
