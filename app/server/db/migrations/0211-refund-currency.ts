import type { Migration } from './migration';

/** Currency of a gateway's refund is that of the payment; earlier refunds were all in rubles. */
export const refundCurrency: Migration = {
  version: 211,
  name: 'refund-currency',
  statements: [`alter table "refund" add column "sent" jsonb`],
};
