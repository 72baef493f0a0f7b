import { refused } from '@/domain/results/outcome';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleSnapshots } from '@/sample-data/snapshots';
import type { SnapshotsPort } from '@app/ports/snapshotsPort';
import type { Latency } from './latency';

/** Fixed snapshots, the same for every server of the demonstration, which cannot be changed (D51). */
export function snapshotsSample(latency: Latency, shift: ShiftDates): SnapshotsPort {
  async function refuse() {
    await latency();
    return refused('demonstration');
  }
  return {
    async list(_id, signal) {
      await latency(signal);
      return shift(sampleSnapshots);
    },
    make: refuse,
    act: refuse,
    restoreTo: refuse,
  };
}
