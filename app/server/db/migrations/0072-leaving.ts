import type { Migration } from './migration';

/** Servers that their owners cancelled for the end of the paid period. */
export const leaving: Migration = {
  version: 72,
  name: 'leaving',
  statements: [
    `alter table "server" add column "leavesOn" date`,
    // A cancelled server is not renewed, and a kept one is: both change the next step (0050).
    `drop trigger "server_lookAgain" on "server"`,
    `create trigger "server_lookAgain" before update on "server" for each row
      when (old."endDate" is distinct from new."endDate" or old."status" is distinct from new."status"
        or old."autoRenewal" is distinct from new."autoRenewal" or old."monthlyPrice" is distinct from new."monthlyPrice"
        or old."leavesOn" is distinct from new."leavesOn")
      execute function "serverLookAgain"()`,
  ],
};
