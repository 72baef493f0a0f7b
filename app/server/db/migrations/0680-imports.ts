import type { Migration } from './migration';

/** Imported lines, so that no line is imported twice, and machines that the portal did not create. */
export const imports: Migration = {
  version: 680,
  name: 'imports',
  statements: [
    // Outlives an account, so that a deleted one is not imported again.
    `create table "importedLine" (
      "kind" text not null check ("kind" in ('customers', 'servers', 'balances')),
      "key" text not null,
      "fingerprint" text not null,
      "userId" text references "user" ("id") on delete set null,
      "serverId" bigint,
      "at" timestamptz not null,
      primary key ("kind", "key")
    )`,
    `create index "importedLine_user_idx" on "importedLine" ("userId")`,
    // Outlives its server, whose machine is destroyed later.
    `create table "adoptedMachine" (
      "serverId" bigint primary key,
      "machine" text not null unique
    )`,
  ],
};
