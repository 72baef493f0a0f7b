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
    // Orders that were stored before configurations had a host name and keys.
    ...['payment', 'cart'].map(
      (table) => `update "${table}" set "entries" = (
        select jsonb_agg(
          case when "entry" ? 'configuration'
            then jsonb_set("entry", '{configuration}',
              '{"hostName": "", "sshKeys": []}'::jsonb || ("entry" -> 'configuration'))
            else "entry" end
          order by "position")
        from jsonb_array_elements("entries") with ordinality as "stored" ("entry", "position")
      ) where jsonb_array_length("entries") > 0`,
    ),
  ],
};
