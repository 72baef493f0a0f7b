import type { Migration } from './migration';

/** Payments store the sum that their promo code saved; null for payments from before. */
export const promoSavings: Migration = {
  version: 690,
  name: 'promo-savings',
  statements: [
    `alter table "payment" add column "promoSaved" bigint check ("promoSaved" > 0)`,
    `create index "payment_userId_promo_idx" on "payment" ("userId", "id" desc) where "promo" is not null`,
    `create index "order_paymentId_idx" on "order" ("paymentId") where "paymentId" is not null`,
  ],
};
