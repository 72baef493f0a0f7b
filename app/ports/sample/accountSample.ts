import type { AccountSummary } from '@/domain/account';
import { kopecks, type Money } from '@/domain/money';
import type { AccountPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** What the other sample adapters do to the account. */
export interface SampleLedger {
  /** Takes from the balance; throws when it does not suffice. */
  charge(amount: Money): void;
  /** More payments that wait for their money, or fewer. */
  addUnpaid(count: number): void;
}

/** The account figures of the specification (§2: sample values), from which what is paid here is taken. */
export function accountSample(initial: AccountSummary, latency: Latency): AccountPort & SampleLedger {
  let summary = initial;
  return {
    async summary(signal) {
      await latency(signal);
      return summary;
    },
    charge(amount) {
      if (amount > summary.balance) throw new Error('The balance does not suffice');
      summary = { ...summary, balance: kopecks(summary.balance - amount) };
    },
    addUnpaid(count) {
      summary = { ...summary, unpaidItems: Math.max(0, summary.unpaidItems + count) };
    },
  };
}
