import type { Migration } from './migration';

/** Money of unknown senders that was sent back, or recorded by mistake. */
export const returnedMoney: Migration = {
  version: 483,
  name: 'returned-money',
  statements: [
    `alter table "unclaimedMoney"
      add column "returnedAt" timestamptz,
      add column "note" text,
      add check (("returnedAt" is null) = ("note" is null)),
      add check ("returnedAt" is null or "assignedAt" is null)`,
  ],
};
