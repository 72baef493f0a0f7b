import { unclaimedRules } from '@/domain/admin/unclaimed';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { makePaymentTrail } from '@/sample-data/paymentTrail';
import { sampleUnclaimed } from '@/sample-data/unclaimed';
import type { AdminPort } from '@app/ports/adminPort';
import type { AdminUnclaimedPort } from '@app/ports/adminUnclaimedPort';
import { answersParts } from './answersParts';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** Read-only unclaimed money and payment steps of the demonstration (D51). */
export function makeUnclaimedSample(
  latency: Latency,
  shift: ShiftDates,
): AdminUnclaimedPort & Pick<AdminPort, 'paymentTrail'> {
  const action = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    unclaimed: answersParts(latency)(shift(sampleUnclaimed), unclaimedRules),
    paymentTrail: (_id, signal) => after(() => shift(makePaymentTrail()), signal),
    recordUnclaimed: action,
    assignUnclaimed: action,
    returnUnclaimed: action,
  };
}
