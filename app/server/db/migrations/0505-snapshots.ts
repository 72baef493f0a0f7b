import type { Migration } from './migration';

/** Snapshots of servers' disks. */
export const snapshots: Migration = {
  version: 505,
  name: 'snapshots',
  statements: [
    `create table "snapshot" (
      "id" bigint generated always as identity primary key,
      "userId" text not null,
      "serverId" bigint not null,
      "name" text not null,
      "madeAt" timestamptz not null,
      "sizeMb" bigint check ("sizeMb" >= 0),
      "state" text not null default 'making'
        check ("state" in ('making', 'ready', 'restoring', 'deleting', 'failed')),
      foreign key ("userId", "serverId") references "server" ("userId", "id") on delete cascade
    )`,
    `create index "snapshot_server_idx" on "snapshot" ("userId", "serverId", "id")`,
  ],
};
