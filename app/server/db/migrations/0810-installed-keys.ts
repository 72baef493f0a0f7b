import type { Migration } from './migration';

/** Operations that leave a disk name the SSH keys on it; null for unknown, as in all earlier ones. */
export const installedKeys: Migration = {
  version: 810,
  name: 'installed-keys',
  statements: [
    `alter table "operation" add column "installedKeys" jsonb`,
    // Operations under way that copy a server's disk.
    `create index "operation_open_source_idx" on "operation" (("command" -> 'source' ->> 'serverId'))
      where "endedAt" is null`,
  ],
};
