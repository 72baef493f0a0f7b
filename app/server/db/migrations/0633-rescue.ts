import type { Migration } from './migration';

/** Servers that run in rescue mode, or are about to. */
export const rescue: Migration = {
  version: 633,
  name: 'rescue',
  statements: [
    `create table "rescue" (
      "userId" text not null,
      "serverId" bigint not null,
      "state" text not null check ("state" in ('off', 'starting', 'on', 'stopping')),
      primary key ("userId", "serverId"),
      foreign key ("userId", "serverId") references "server" ("userId", "id") on delete cascade
    )`,
  ],
};
