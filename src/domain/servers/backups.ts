import type { IsoDateTime } from '@/domain/time/dates';
import { isOccupied, type OccupiedServer } from './serverStates';
import { hasReachableDisk } from './snapshots';

/** Maximum length of a backup's id. */
export const maxBackupId = 200;

/** Pattern of a backup's id. */
export const backupIdPattern = /^[\w.:+-]+$/;

/** `scheduled`: made by the schedule of the server's options. `requested`: made at somebody's request. */
export const backupKinds = ['scheduled', 'requested'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** A copy of a server's disk at the provider, outside of the machine. */
export interface Backup {
  /** The provisioner's id. */
  id: string;
  madeAt: IsoDateTime;
  /** Megabytes; null if unknown. */
  sizeMb: number | null;
  kind: BackupKind;
}

/** Actions on an existing backup. */
export type BackupAction = 'restore' | 'remove';

export const backupWork = ['make', 'restore', 'remove'] as const;

/** Backups of a server, and the operation on them that is under way. */
export interface BackupList {
  /** Newest first; null if the provider's system does not list them. */
  items: readonly Backup[] | null;
  current: { action: (typeof backupWork)[number]; backupId: string | null } | null;
}

/** `changed`: the server is busy, or the backup is gone. `noSchedule`: no backups are part of the server's options. */
export type BackupRefusal = 'changed' | 'noSchedule' | 'demonstration';

/** Why a backup cannot be made or used now. */
export type BackupObstacle = 'unreachable' | 'busy';

/** Returns why no backup can be made, restored or deleted now; null if nothing prevents it. */
export function backupObstacle(
  server: OccupiedServer,
  { current }: Pick<BackupList, 'current'>,
): BackupObstacle | null {
  if (current !== null || isOccupied(server)) return 'busy';
  return hasReachableDisk(server) ? null : 'unreachable';
}

/** Whether the provider no longer has a backup. It is unknown where backups are not listed. */
export const isBackupGone = (
  { items }: { readonly items: readonly Pick<Backup, 'id'>[] | null },
  { backupId }: { backupId: string },
): boolean => items !== null && !items.some(({ id }) => id === backupId);
