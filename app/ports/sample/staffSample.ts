import { staffRules } from '@/domain/admin/staff';
import { sampleStaff } from '@/sample-data/staff';
import type { AdminPort } from '@app/ports/adminPort';
import { answersParts } from './answersParts';
import { refuseAfter, type Latency } from './latency';

/** Read-only staff (D51). */
export function makeStaffSample(
  latency: Latency,
): Pick<AdminPort, 'staff' | 'inviteStaff' | 'saveStaff' | 'removeStaff'> {
  const refuse = refuseAfter(latency);
  return {
    staff: answersParts(latency)(() => sampleStaff, staffRules),
    inviteStaff: refuse,
    saveStaff: refuse,
    removeStaff: refuse,
  };
}
