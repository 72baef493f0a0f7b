import type { Backup, BackupList, BackupRefusal } from '@/domain/servers/backups';
import type { Outcome } from '@/domain/results/outcome';
import type { ServerId } from '@/domain/servers/server';
import type { DiskCopyRefusal } from '@/domain/servers/snapshots';

type Started = Promise<Outcome<null, BackupRefusal>>;

/** Backups of a server at the provider. Changes are started; the list shows their end. */
export interface BackupsPort {
  list(id: ServerId, signal?: AbortSignal): Promise<BackupList>;
  make(id: ServerId): Started;
  restore(id: ServerId, backup: Pick<Backup, 'id' | 'madeAt'>): Started;
  /** Replaces the disk of another server by a backup. */
  restoreTo(
    id: ServerId,
    backup: Pick<Backup, 'id' | 'madeAt'>,
    target: ServerId,
  ): Promise<Outcome<null, DiskCopyRefusal>>;
  remove(id: ServerId, backup: Pick<Backup, 'id'>): Started;
}
