import type { Migration } from './migration';

/** Notifications of an account (D31). */
export const notifications: Migration = {
  version: 4,
  name: 'notifications',
  statements: [
    `create table "notification" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "at" timestamptz not null,
      "isRead" boolean not null default false,
      "about" jsonb not null
    )`,
    `create index "notification_userId_idx" on "notification" ("userId", "at" desc, "id" desc)`,
  ],
};
