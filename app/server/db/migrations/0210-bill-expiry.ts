import type { Migration } from './migration';

/** Bills for transfers end after a time (D42); those that are there get the full time from today, since they say nothing of it. */
export const billExpiry: Migration = {
  version: 210,
  name: 'bill-expiry',
  statements: [
    // The sample's stays; a renewal's bill ends with its server.
    `update "payment" set "expiresAt" = now() + interval '14 days'
      where "status" = 'Pending' and "due" is null and "expiresAt" is null
        and ("reason" is null or ("reason" <> 'sample' and "reason" not like 'renewal:%'))`,
    `create index "payment_expiresAt_idx" on "payment" ("expiresAt")
      where "status" = 'Pending' and "due" is null`,
  ],
};
