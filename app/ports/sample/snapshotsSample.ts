import { refused } from '@/domain/results/outcome';
import type { Snapshot } from '@/domain/servers/snapshots';
import type { SnapshotsPort } from '@app/ports/snapshotsPort';
import type { Latency } from './latency';

/** Fixed snapshots, the same for every server of the demonstration, which cannot be changed (D51). */
export function snapshotsSample(snapshots: readonly Snapshot[], latency: Latency): SnapshotsPort {
  async function refuse() {
    await latency();
    return refused('demonstration');
  }
  return {
    async list(_id, signal) {
      await latency(signal);
      return snapshots;
    },
    make: refuse,
    act: refuse,
  };
}
