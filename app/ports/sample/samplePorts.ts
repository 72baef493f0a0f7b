import { makeAccountSummary } from '@/sample-data/account';
import { samplePaymentMethods, samplePayers, samplePayments, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { samplePromos } from '@/sample-data/promos';
import { sampleCart } from '@/sample-data/cart';
import { sampleServers } from '@/sample-data/servers';
import { cartStorage } from '@app/device/cartStorage';
import type { Ports } from '@app/ports/ports';
import { accountSample } from './accountSample';
import { billingSample } from './billingSample';
import { catalogSample } from './catalogSample';
import type { Latency } from './latency';
import { serversSample } from './serversSample';

/** The ports that run on built-in data. */
export type SamplePorts = Omit<Ports, 'auth' | 'log'>;

/** The built-in data behind the ports, in the memory of this page; only the cart outlives it. */
export function makeSamplePorts(latency: Latency): SamplePorts {
  const account = accountSample(makeAccountSummary(), latency);
  return {
    servers: serversSample(sampleServers, latency),
    catalog: catalogSample(samplePlans, samplePromos, latency),
    cart: cartStorage(sampleCart),
    billing: billingSample(
      {
        methods: samplePaymentMethods,
        rates: sampleRates,
        payers: samplePayers,
        payments: samplePayments,
      },
      () => new Date(),
      latency,
      account,
    ),
    account,
  };
}
