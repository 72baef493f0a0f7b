import type { Migration } from './migration';

/** Second factor of sign-ins, and changes of how an account is protected. */
export const secondFactor: Migration = {
  version: 620,
  name: 'second-factor',
  statements: [
    `create table "secondFactor" (
      "userId" text primary key references "user" ("id") on delete cascade,
      "key" text not null,
      "startedAt" timestamptz not null,
      "confirmedAt" timestamptz,
      "lastStep" bigint not null default 0
    )`,
    `create table "recoveryCode" (
      "hash" text primary key,
      "userId" text not null references "user" ("id") on delete cascade
    )`,
    `create index "recoveryCode_userId_idx" on "recoveryCode" ("userId")`,
    `create table "trustedBrowser" (
      "id" bigint generated always as identity primary key,
      "tokenHash" text not null unique,
      "userId" text not null references "user" ("id") on delete cascade,
      "device" text,
      "at" timestamptz not null,
      "expiresAt" timestamptz not null
    )`,
    `create index "trustedBrowser_userId_idx" on "trustedBrowser" ("userId", "id")`,
    `create index "trustedBrowser_expiresAt_idx" on "trustedBrowser" ("expiresAt")`,
    `create table "loginChallenge" (
      "tokenHash" text primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "expiresAt" timestamptz not null,
      "tries" integer not null default 0
    )`,
    `create index "loginChallenge_userId_idx" on "loginChallenge" ("userId")`,
    `create index "loginChallenge_expiresAt_idx" on "loginChallenge" ("expiresAt")`,
    `create table "protectionChange" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "at" timestamptz not null,
      "change" text not null,
      "device" text
    )`,
    `create index "protectionChange_userId_idx" on "protectionChange" ("userId", "id")`,
    `create index "protectionChange_at_idx" on "protectionChange" ("at")`,
  ],
};
