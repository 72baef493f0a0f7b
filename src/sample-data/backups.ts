import type { OrderedBackup } from '@/domain/order/orderedBackup';
import type { Backup, BackupList } from '@/domain/servers/backups';
import { makeServer } from './servers';

/** Makes a sample backup. */
export function makeBackup(changes: Partial<Backup> = {}): Backup {
  return {
    id: 'scheduled-2026-11-15',
    madeAt: '2026-11-15T02:00:00Z',
    sizeMb: 5120,
    kind: 'scheduled',
    ...changes,
  };
}

/** Backups of each sample server, newest first. */
export const sampleBackups: BackupList = {
  items: [
    makeBackup(),
    makeBackup({
      id: 'requested-op-7-1',
      madeAt: '2026-11-12T15:20:00Z',
      sizeMb: 5030,
      kind: 'requested',
    }),
    makeBackup({ id: 'scheduled-2026-11-08', madeAt: '2026-11-08T02:00:00Z', sizeMb: 4890 }),
  ],
  current: null,
};

/** Makes the sample backup as a new server is ordered with it. */
export function makeOrderedBackup(changes: Partial<OrderedBackup> = {}): OrderedBackup {
  const { id: serverId, domain: serverName } = makeServer();
  const { id: backupId, madeAt } = makeBackup();
  return { serverId, serverName, backupId, madeAt, ...changes };
}
