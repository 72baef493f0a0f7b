import type { Migration } from './migration';

/** What a gateway sends back is in the currency of the payment; earlier refunds were all in rubles. */
export const refundCurrency: Migration = {
  version: 211,
  name: 'refund-currency',
  statements: [`alter table "refund" add column "sent" jsonb`],
};
