import type { AccountSummary } from '@/domain/account';
import type { AccountPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** The fixed account figures of the specification (§2: sample values, not real data). */
export function accountSample(summary: AccountSummary, latency: Latency): AccountPort {
  return {
    async summary(signal) {
      await latency(signal);
      return summary;
    },
  };
}
