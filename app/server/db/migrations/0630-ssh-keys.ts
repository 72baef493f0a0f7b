import type { Migration } from './migration';

/** Public SSH keys of accounts; a fingerprint is unique in its account. */
export const sshKeys: Migration = {
  version: 630,
  name: 'ssh-keys',
  statements: [
    `create table "sshKey" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "name" text not null,
      "type" text not null,
      "bits" integer not null,
      "blob" text not null,
      "fingerprint" text not null,
      "addedAt" timestamptz not null,
      unique ("userId", "fingerprint")
    )`,
    `create index "sshKey_userId_idx" on "sshKey" ("userId", "id")`,
  ],
};
