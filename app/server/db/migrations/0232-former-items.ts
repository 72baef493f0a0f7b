import type { Migration } from './migration';

/** Payments of deleted accounts keep what they were for, and why they came to nothing. */
export const formerItems: Migration = {
  version: 232,
  name: 'former-items',
  statements: [
    `alter table "formerPayment" add column "items" jsonb`,
    `alter table "formerPayment" add column "failure" text`,
  ],
};
