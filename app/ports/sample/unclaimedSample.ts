import { unclaimedRules } from '@/domain/admin/unclaimed';
import { refused } from '@/domain/results/outcome';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { makePaymentTrail } from '@/sample-data/paymentTrail';
import { sampleUnclaimed } from '@/sample-data/unclaimed';
import type { AdminPort } from '@app/ports/adminPort';
import type { AdminUnclaimedPort } from '@app/ports/adminUnclaimedPort';
import { answersParts } from './answersParts';
import type { Latency } from './latency';

/** Read-only unclaimed money and payment steps of the demonstration (D51). */
export function makeUnclaimedSample(
  latency: Latency,
  shift: ShiftDates,
): AdminUnclaimedPort & Pick<AdminPort, 'paymentTrail'> {
  const action = async () => {
    await latency();
    return refused('demonstration' as const);
  };
  return {
    unclaimed: answersParts(latency)(shift(sampleUnclaimed), unclaimedRules),
    async paymentTrail(_id, signal) {
      await latency(signal);
      return shift(makePaymentTrail());
    },
    recordUnclaimed: action,
    assignUnclaimed: action,
    returnUnclaimed: action,
  };
}
