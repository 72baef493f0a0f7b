import type { Migration } from './migration';

/** Of what an account is told, where, and in which language it is written to (D31). */
export const notices: Migration = {
  version: 51,
  name: 'notices',
  statements: [
    // Null until it is known: then the portal's own.
    `alter table "customer" add column "language" text`,
    // Null until somebody chooses: then everything is told everywhere.
    `alter table "customer" add column "notices" jsonb`,
  ],
};
