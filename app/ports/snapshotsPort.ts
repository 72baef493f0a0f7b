import type { Outcome } from '@/domain/results/outcome';
import type { ServerId } from '@/domain/servers/server';
import type {
  DiskCopyRefusal,
  Snapshot,
  SnapshotAction,
  SnapshotList,
  SnapshotRefusal,
} from '@/domain/servers/snapshots';

type Changed = Promise<Outcome<readonly Snapshot[], SnapshotRefusal>>;

/** Snapshots of a server's disk. Changes return the list as it is afterwards. */
export interface SnapshotsPort {
  list(id: ServerId, signal?: AbortSignal): Promise<SnapshotList>;
  make(id: ServerId, name: string): Changed;
  /** Restores the server from a snapshot, or deletes it. */
  act(id: ServerId, snapshot: number, action: SnapshotAction): Changed;
  /** Replaces the disk of another server by a snapshot. */
  restoreTo(
    id: ServerId,
    snapshot: number,
    target: ServerId,
  ): Promise<Outcome<readonly Snapshot[], DiskCopyRefusal>>;
}
