import type { Migration } from './migration';

/** Payments that were made to pay bills. */
export const bills: Migration = {
  version: 60,
  name: 'bills',
  statements: [
    // Ids of the bills that its money pays from the balance once it is there.
    `alter table "payment" add column "bills" jsonb`,
  ],
};
