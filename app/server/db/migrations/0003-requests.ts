import type { Migration } from './migration';

/** Adds every account's data beside its sign-in, and answers to calls with an `Idempotency-Key`. */
export const requests: Migration = {
  version: 3,
  name: 'requests',
  statements: [
    // Made by the account's first call. Its row is locked by whatever moves the account's money.
    `create table "customer" (
      "userId" text primary key references "user" ("id") on delete cascade,
      "openedAt" timestamptz not null default current_timestamp,
      "status" text not null default 'Active' check ("status" in ('Active', 'Suspended')),
      "profile" jsonb,
      "version" integer not null default 1
    )`,
    `create table "request" (
      "userId" text not null references "user" ("id") on delete cascade,
      "key" text not null,
      "fingerprint" text not null,
      "answer" jsonb,
      "createdAt" timestamptz not null default current_timestamp,
      primary key ("userId", "key")
    )`,
    `create index "request_createdAt_idx" on "request" ("createdAt")`,
  ],
};
