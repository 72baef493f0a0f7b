import type { Migration } from './migration';

/** Passkeys of accounts. The auth library writes all columns but the last use. */
export const passkeys: Migration = {
  version: 621,
  name: 'passkeys',
  statements: [
    `create table "passkey" (
      "id" text primary key,
      "name" text not null,
      "userId" text not null references "user" ("id") on delete cascade,
      "credentialID" text not null unique,
      "publicKey" text not null,
      "counter" bigint not null,
      "deviceType" text not null,
      "backedUp" boolean not null,
      "transports" text,
      "aaguid" text,
      "createdAt" timestamptz not null default current_timestamp,
      "lastUsedAt" timestamptz
    )`,
    `create index "passkey_userId_idx" on "passkey" ("userId", "createdAt")`,
  ],
};
