import type { Migration } from './migration';

/** Changes of e-mail that wait for both mailboxes, one an account. */
export const emailChange: Migration = {
  version: 622,
  name: 'email-change',
  statements: [
    `create table "emailChange" (
      "userId" text primary key references "user" ("id") on delete cascade,
      "email" text not null,
      "oldTokenHash" text not null,
      "newTokenHash" text not null,
      "oldConfirmedAt" timestamptz,
      "newConfirmedAt" timestamptz,
      "sessionId" text not null,
      "expiresAt" timestamptz not null
    )`,
    `create index "emailChange_expiresAt_idx" on "emailChange" ("expiresAt")`,
  ],
};
