import type { Migration } from './migration';

/** Reverse DNS names that owners have set for addresses of their servers; empty for none. */
export const reverseNames: Migration = {
  version: 632,
  name: 'reverse-names',
  statements: [
    `create table "reverseName" (
      "userId" text not null,
      "serverId" bigint not null,
      "address" text not null,
      "name" text,
      "wanted" text,
      "state" text not null check ("state" in ('set', 'setting', 'failed')),
      primary key ("userId", "serverId", "address"),
      foreign key ("userId", "serverId") references "server" ("userId", "id") on delete cascade
    )`,
  ],
};
