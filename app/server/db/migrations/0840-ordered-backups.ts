import type { Migration } from './migration';

/** Operations that create a server name the backup that it gets afterwards; null for none, as in all earlier ones. */
export const orderedBackups: Migration = {
  version: 840,
  name: 'ordered-backups',
  statements: [
    `alter table "operation" add column "fromBackup" jsonb`,
    // Servers being set up that wait for a backup of a server.
    `create index "operation_open_backup_idx" on "operation" (("fromBackup" ->> 'serverId'))
      where "endedAt" is null`,
  ],
};
