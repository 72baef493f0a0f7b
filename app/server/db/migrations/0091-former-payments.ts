import type { Migration } from './migration';

/** Payments that a bank may still report money for after their account is deleted. */
export const formerPayments: Migration = {
  version: 91,
  name: 'former-payments',
  statements: [
    // Who takes its money, under which name; and when it was booked: before the deletion, or since.
    `alter table "formerPayment" add column "gateway" text`,
    `alter table "formerPayment" add column "reference" text`,
    `alter table "formerPayment" add column "receivedAt" timestamptz`,
    `create unique index "formerPayment_reference_idx" on "formerPayment" ("gateway", "reference")
      where "reference" is not null`,
    // What the cleaning looks up.
    `create index "bankPayment_expiresAt_idx" on "bankPayment" ("expiresAt")`,
  ],
};
