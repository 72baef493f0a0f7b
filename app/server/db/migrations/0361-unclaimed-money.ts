import type { Migration } from './migration';

/** Money of unknown senders, part of the ledger account `unclaimed`. */
export const unclaimedMoney: Migration = {
  version: 361,
  name: 'unclaimed-money',
  statements: [
    `create table "unclaimedMoney" (
      "id" bigint generated always as identity primary key,
      "at" timestamptz not null,
      "amount" bigint not null check ("amount" > 0),
      "receivedOn" date not null,
      "reference" text not null,
      "addedBy" text not null,
      "assignedAt" timestamptz,
      "email" text,
      "paymentId" bigint,
      "searchText" text not null generated always as
        ("folded"('#' || "id"::text || E'\\n' || "reference" || E'\\n' || coalesce("email", ''))) stored,
      check (("assignedAt" is null) = ("email" is null))
    )`,
  ],
};
