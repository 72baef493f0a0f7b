import { refused } from '@/domain/results/outcome';
import { sampleBackups } from '@/sample-data/backups';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { BackupsPort } from '@app/ports/backupsPort';
import type { Latency } from './latency';

/** Fixed backups, the same for every server of the demonstration, which cannot be changed (D51). */
export function backupsSample(latency: Latency, shift: ShiftDates): BackupsPort {
  async function refuse() {
    await latency();
    return refused('demonstration');
  }
  return {
    async list(_id, signal) {
      await latency(signal);
      return shift(sampleBackups);
    },
    make: refuse,
    restore: refuse,
    remove: refuse,
  };
}
