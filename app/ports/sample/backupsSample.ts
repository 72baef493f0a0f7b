import { sampleBackups } from '@/sample-data/backups';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { BackupsPort } from '@app/ports/backupsPort';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** Fixed backups, the same for every server of the demonstration, which cannot be changed (D51). */
export function backupsSample(latency: Latency, shift: ShiftDates): BackupsPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    list: (_id, signal) => after(() => shift(sampleBackups), signal),
    make: refuse,
    restore: refuse,
    remove: refuse,
  };
}
