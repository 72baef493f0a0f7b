import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleSnapshots } from '@/sample-data/snapshots';
import type { SnapshotsPort } from '@app/ports/snapshotsPort';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** Fixed snapshots, the same for every server of the demonstration, which cannot be changed (D51). */
export function snapshotsSample(latency: Latency, shift: ShiftDates): SnapshotsPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    list: (_id, signal) => after(() => shift(sampleSnapshots), signal),
    make: refuse,
    act: refuse,
    restoreTo: refuse,
  };
}
