import type { Backup, BackupList, BackupRefusal } from '@/domain/servers/backups';
import type { Outcome } from '@/domain/results/outcome';
import type { ServerId } from '@/domain/servers/server';

type Started = Promise<Outcome<null, BackupRefusal>>;

/** Backups of a server at the provider. Changes are started; the list shows their end. */
export interface BackupsPort {
  list(id: ServerId, signal?: AbortSignal): Promise<BackupList>;
  make(id: ServerId): Started;
  restore(id: ServerId, backup: Pick<Backup, 'id' | 'madeAt'>): Started;
  remove(id: ServerId, backup: Pick<Backup, 'id'>): Started;
}
