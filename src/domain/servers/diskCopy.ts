import { stateOf, type ServerStatus } from './serverStates';

/** A disk by its data centre and its size in gigabytes; null for an unknown size. */
export interface PlacedDisk {
  readonly datacenter: string;
  readonly gigabytes: number | null;
}

/** Returns why a disk cannot get the content of another one; null if it can. */
export function diskCopyObstacle(from: PlacedDisk, to: PlacedDisk): 'otherDatacenter' | 'smallerDisk' | null {
  if (from.datacenter !== to.datacenter) return 'otherDatacenter';
  const isSmaller = from.gigabytes !== null && to.gigabytes !== null && to.gigabytes < from.gigabytes;
  return isSmaller ? 'smallerDisk' : null;
}

/**
 * Whether a backup of a server may be restored to a new one: the server has been set up, and neither debt nor staff has
 * stopped it. Unlike for other copies, it may be busy meanwhile.
 */
export function hasCopyableDisk({ status }: { readonly status: ServerStatus }): boolean {
  const { machine, isStoppedByStaff = false, isAwaited = false } = stateOf(status);
  return machine !== 'Suspended' && !isStoppedByStaff && !isAwaited;
}
