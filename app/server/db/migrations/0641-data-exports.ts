import type { Migration } from './migration';

/** Copies of accounts' data: at most one an account, deleted when it expires. */
export const dataExports: Migration = {
  version: 641,
  name: 'data-exports',
  statements: [
    `create table "dataExport" (
      "id" bigint generated always as identity primary key,
      "userId" text not null unique references "user" ("id") on delete cascade,
      "requestedAt" timestamptz not null,
      "state" text not null check ("state" in ('preparing', 'ready', 'failed')),
      "readyAt" timestamptz,
      "expiresAt" timestamptz,
      check (("state" = 'ready') = ("readyAt" is not null)),
      check (("state" = 'ready') = ("expiresAt" is not null))
    )`,
    `create index "dataExport_expiresAt_idx" on "dataExport" ("expiresAt")`,
    `create table "dataExportFile" (
      "exportId" bigint not null references "dataExport" ("id") on delete cascade,
      "name" text not null,
      "text" text not null,
      primary key ("exportId", "name")
    )`,
  ],
};
