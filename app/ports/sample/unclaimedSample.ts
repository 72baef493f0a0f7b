import { unclaimedRules } from '@/domain/admin/unclaimed';
import { refused } from '@/domain/results/outcome';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleUnclaimed } from '@/sample-data/unclaimed';
import type { AdminUnclaimedPort } from '@app/ports/adminUnclaimedPort';
import { answersParts } from './answersParts';
import type { Latency } from './latency';

/** Unclaimed money of the demonstration, to look at (D51). */
export function makeUnclaimedSample(latency: Latency, move: ShiftDates): AdminUnclaimedPort {
  const action = async () => {
    await latency();
    return refused('demonstration' as const);
  };
  return {
    unclaimed: answersParts(latency)(move(sampleUnclaimed), unclaimedRules),
    recordUnclaimed: action,
    assignUnclaimed: action,
  };
}
