import type { Snapshot, SnapshotList } from '@/domain/servers/snapshots';

/** Makes a sample snapshot. */
export function makeSnapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    id: 7,
    name: 'До обновления',
    madeAt: '2026-11-20T18:40:00Z',
    sizeMb: 4210,
    state: 'ready',
    ...changes,
  };
}

/** Snapshots of each sample server. */
export const sampleSnapshots: SnapshotList = {
  items: [
    makeSnapshot(),
    makeSnapshot({ id: 5, name: 'Чистая система', madeAt: '2026-10-02T07:15:00Z', sizeMb: 1830 }),
  ],
  max: 3,
};
