import type { Migration } from './migration';

/** Administrators who view the portal as a customer (D33). */
export const viewings: Migration = {
  version: 81,
  name: 'viewings',
  statements: [
    // Rows stay after the session, the administrator or the customer is deleted, with the e-mails as text.
    `create table "viewing" (
      "id" bigint generated always as identity primary key,
      "sessionId" text references "session" ("id") on delete set null,
      "adminId" text references "user" ("id") on delete set null,
      "adminEmail" text not null,
      "userId" text references "user" ("id") on delete set null,
      "userEmail" text not null,
      "startedAt" timestamptz not null,
      "until" timestamptz not null,
      "endedAt" timestamptz
    )`,
    // A session views one customer at a time.
    `create unique index "viewing_open_key" on "viewing" ("sessionId") where "endedAt" is null`,
    ...['sessionId', 'adminId', 'userId'].map(
      (column) => `create index "viewing_${column}_idx" on "viewing" ("${column}")`,
    ),
  ],
};
