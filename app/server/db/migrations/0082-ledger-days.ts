import type { Migration } from './migration';

/** What the export of the books reads a span of days by. */
export const ledgerDays: Migration = {
  version: 82,
  name: 'ledger-days',
  statements: [`create index "transfer_at_idx" on "transfer" ("at", "id")`],
};
