import type { IsoDateTime } from '@/domain/time/dates';
import { isOccupied, stateOf, type OccupiedServer, type ServerStatus } from './serverStates';

/** Maximum length of a snapshot's name. */
export const maxSnapshotName = 60;

/** `failed`: it could not be made; only deleting it is left. */
export const snapshotStates = ['making', 'ready', 'restoring', 'deleting', 'failed'] as const;
export type SnapshotState = (typeof snapshotStates)[number];

/** A copy of a server's disk that its owner made. */
export interface Snapshot {
  id: number;
  name: string;
  /** Time of the request. */
  madeAt: IsoDateTime;
  /** Megabytes; null until it is made. */
  sizeMb: number | null;
  state: SnapshotState;
}

/** Snapshots of a server, newest first, and how many it may have. */
export interface SnapshotList {
  items: readonly Snapshot[];
  max: number;
}

/** Actions on an existing snapshot. */
export type SnapshotAction = 'restore' | 'remove';

/** `changed`: the server or the snapshot is busy or gone. `demonstration`: a demo server has no disk. */
export type SnapshotRefusal = 'changed' | 'snapshotLimit' | 'demonstration';

/** Why another server does not get the disk of a snapshot or a backup. */
export type DiskCopyRefusal = 'changed' | 'smallerDisk' | 'otherDatacenter' | 'demonstration';

/** Why a snapshot cannot be made or used now. */
export type SnapshotObstacle = 'unreachable' | 'busy' | 'limit';

/** Returns the problem of a snapshot's name; null if it is valid. */
export function snapshotNameProblem(name: string): 'required' | 'tooLong' | null {
  const { length } = name.trim();
  if (length === 0) return 'required';
  return length > maxSnapshotName ? 'tooLong' : null;
}

/** Whether the disk of a server can be copied or replaced: it runs, or its owner switched it off. */
export const hasReachableDisk = ({ status }: { readonly status: ServerStatus }): boolean =>
  stateOf(status).isSwitchable === true;

const isSnapshotBusy = ({ state }: Pick<Snapshot, 'state'>): boolean =>
  state !== 'ready' && state !== 'failed';

/** Whether an action is possible in a snapshot's state. A failed one can only be deleted. */
export function canDo(action: SnapshotAction, { state }: Pick<Snapshot, 'state'>): boolean {
  return state === 'ready' || (state === 'failed' && action === 'remove');
}

/** Returns why no snapshot can be made or used now; null if nothing prevents it. */
export function snapshotObstacle(
  server: OccupiedServer,
  snapshots: readonly Pick<Snapshot, 'state'>[],
): Exclude<SnapshotObstacle, 'limit'> | null {
  if (isOccupied(server) || snapshots.some(isSnapshotBusy)) return 'busy';
  return hasReachableDisk(server) ? null : 'unreachable';
}
