import type { Migration } from './migration';

/** Tags of servers, and saved filters of the server list; a filter's name is unique in its account. */
export const serverTags: Migration = {
  version: 730,
  name: 'server-tags',
  statements: [
    `alter table "server" add column "tags" jsonb not null default '[]'`,
    `create table "savedFilter" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "name" text not null,
      "query" text not null,
      unique ("userId", "name")
    )`,
  ],
};
