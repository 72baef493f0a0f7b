import type { Migration } from './migration';

/** Images that owners start their servers from, at most one a server. */
export const ownIsos: Migration = {
  version: 742,
  name: 'own-isos',
  statements: [
    `create table "ownIso" (
      "userId" text not null,
      "serverId" bigint not null,
      "url" text not null,
      "sizeMb" bigint,
      "state" text not null check ("state" in ('attaching', 'attached', 'detaching', 'failed')),
      "at" timestamptz not null,
      primary key ("userId", "serverId"),
      foreign key ("userId", "serverId") references "server" ("userId", "id") on delete cascade deferrable
    )`,
  ],
};
