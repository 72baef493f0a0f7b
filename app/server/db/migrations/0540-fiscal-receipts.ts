import type { Migration } from './migration';

/** Fiscal receipts as gateways receive them; a charge and its refunds state the same VAT and payer. */
export const fiscalReceipts: Migration = {
  version: 540,
  name: 'fiscal-receipts',
  statements: [
    `alter table "payment" add column "fiscalReceipt" jsonb`,
    `alter table "refund" add column "fiscalReceipt" jsonb`,
  ],
};
