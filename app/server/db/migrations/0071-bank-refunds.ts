import type { Migration } from './migration';

/** Refunds by the built-in test bank, each stored once. */
export const bankRefunds: Migration = {
  version: 71,
  name: 'bank-refunds',
  statements: [
    `create table "bankRefund" (
      "key" text primary key,
      "reference" text not null references "bankPayment" ("reference"),
      "minor" bigint not null check ("minor" > 0)
    )`,
    `create index "bankRefund_reference_idx" on "bankRefund" ("reference")`,
  ],
};
