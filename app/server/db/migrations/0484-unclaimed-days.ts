import type { Migration } from './migration';

/** A new record of unclaimed money is compared with those of the same day. */
export const unclaimedDays: Migration = {
  version: 484,
  name: 'unclaimed-days',
  statements: [`create index "unclaimedMoney_receivedOn_idx" on "unclaimedMoney" ("receivedOn")`],
};
