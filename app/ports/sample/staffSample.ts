import { staffRules } from '@/domain/admin/staff';
import { refused } from '@/domain/results/outcome';
import { sampleStaff } from '@/sample-data/staff';
import type { AdminPort } from '@app/ports/adminPort';
import { answersParts } from './answersParts';
import type { Latency } from './latency';

/** Read-only staff (D51). */
export function makeStaffSample(
  latency: Latency,
): Pick<AdminPort, 'staff' | 'inviteStaff' | 'saveStaff' | 'removeStaff'> {
  const refuse = async () => {
    await latency();
    return refused('demonstration');
  };
  return {
    staff: answersParts(latency)(() => sampleStaff, staffRules),
    inviteStaff: refuse,
    saveStaff: refuse,
    removeStaff: refuse,
  };
}
