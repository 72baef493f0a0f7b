import type { Migration } from './migration';

/** Index by which the export of the books reads a span of days. */
export const ledgerDays: Migration = {
  version: 82,
  name: 'ledger-days',
  statements: [`create index "transfer_at_idx" on "transfer" ("at", "id")`],
};
