import type { Migration } from './migration';

/** Operations that leave a disk name the SSH keys on it; null for unknown, as in all earlier ones. */
export const installedKeys: Migration = {
  version: 810,
  name: 'installed-keys',
  statements: [
    `alter table "operation" add column "installedKeys" jsonb`,
    // Operations under way on any server of an account: one may copy the disk of another.
    `create index "operation_open_by_user_idx" on "operation" ("userId") where "endedAt" is null`,
  ],
};
