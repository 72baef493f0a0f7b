import type { Migration } from './migration';

/** Promo codes have versions, and their uses are found by the code. */
export const promoUses: Migration = {
  version: 421,
  name: 'promo-uses',
  statements: [
    `alter table "promo" add column "version" integer not null default 1`,
    `create index "payment_promo_idx" on "payment" ("promo", "id" desc) where "promo" is not null`,
  ],
};
