import type { Migration } from './migration';

/** Operations that leave a disk name the SSH keys on it; null for unknown, as in all earlier ones. */
export const installedKeys: Migration = {
  version: 810,
  name: 'installed-keys',
  statements: [`alter table "operation" add column "installedKeys" jsonb`],
};
