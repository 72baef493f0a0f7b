import type { Migration } from './migration';

/** Notes of staff about customers, and the sign-ins of each account. */
export const customerPage: Migration = {
  version: 360,
  name: 'customer-page',
  statements: [
    `create table "staffNote" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "authorId" text references "user" ("id") on delete set null,
      "author" text not null,
      "at" timestamptz not null,
      "text" text not null
    )`,
    `create index "staffNote_userId_idx" on "staffNote" ("userId", "id")`,
    `create index "staffNote_authorId_idx" on "staffNote" ("authorId")`,
    `create table "signIn" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "at" timestamptz not null,
      "device" text
    )`,
    `create index "signIn_userId_idx" on "signIn" ("userId", "id")`,
    `create index "signIn_at_idx" on "signIn" ("at")`,
    // The page shows the newest records about one customer.
    `create index "auditEvent_of_customer_idx" on "auditEvent" ("customerEmail", "id")`,
  ],
};
