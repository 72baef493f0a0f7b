import type { Migration } from './migration';

/** Notification choices and language of an account (D31). */
export const notices: Migration = {
  version: 51,
  name: 'notices',
  statements: [
    // Null until known: the portal's default applies.
    `alter table "customer" add column "language" text`,
    // Null until chosen: every channel is on.
    `alter table "customer" add column "notices" jsonb`,
  ],
};
