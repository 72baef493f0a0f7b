import type { Migration } from './migration';

/** Refunds a bank transfer by one that a person makes. The refund keeps the recipient, also after the account. */
export const refundsByHand: Migration = {
  version: 140,
  name: 'refunds-by-hand',
  statements: [
    `alter table "refund" add column "recipient" jsonb`,
    `alter table "refund" drop constraint "refund_check"`,
    // Sent back to where it came from: by a gateway under its reference, or by hand.
    `alter table "refund" add constraint "refund_way" check (
      ("target" = 'method') = (("gateway" is not null and "reference" is not null) or "recipient" is not null)
      and ("recipient" is null or ("gateway" is null and "reference" is null))
    )`,
  ],
};
