import type { Migration } from './migration';

/** Payers, payments, and the books (D27). */
export const billing: Migration = {
  version: 7,
  name: 'billing',
  statements: [
    // "draft" is null where the payer was removed: the requisites are gone, the id can be saved again.
    `create table "payer" (
      "id" text primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "position" bigint generated always as identity,
      "draft" jsonb
    )`,
    `create index "payer_userId_idx" on "payer" ("userId", "position")`,
    // "entries": what is delivered once it is paid; none for topping up; null for what needs no delivery.
    `create table "payment" (
      "id" bigint generated always as identity (start with 5001) primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "date" date not null,
      "payer" text not null,
      "method" text not null,
      "amount" bigint not null check ("amount" >= 0),
      "paidCurrency" text not null,
      "paidMinor" bigint not null check ("paidMinor" >= 0),
      "status" text not null check ("status" in ('Paid', 'Pending', 'Canceled')),
      "entries" jsonb,
      "promo" text,
      "reason" text,
      "noticeId" bigint
    )`,
    `create index "payment_userId_idx" on "payment" ("userId", "id" desc)`,
    `create index "payment_unpaid_idx" on "payment" ("userId") where "status" = 'Pending'`,
    // The books outlive the account: whose they were is in the account's name.
    `create table "transfer" (
      "id" bigint generated always as identity primary key,
      "userId" text references "user" ("id") on delete set null,
      "key" text not null,
      "fingerprint" text not null,
      "at" timestamptz not null,
      unique ("userId", "key")
    )`,
    `create table "ledgerEntry" (
      "transferId" bigint not null references "transfer" ("id"),
      "account" text not null,
      "amount" bigint not null check ("amount" <> 0),
      primary key ("transferId", "account")
    )`,
    `create index "ledgerEntry_account_idx" on "ledgerEntry" ("account") include ("amount")`,
    `create function "ledgerBalanced"() returns trigger language plpgsql as $$
      declare
        touched bigint := coalesce(new."transferId", old."transferId");
      begin
        if (select coalesce(sum("amount"), 0) from "ledgerEntry" where "transferId" = touched) <> 0 then
          raise exception 'The entries of transfer % do not add up to zero', touched
            using errcode = 'check_violation';
        end if;
        return null;
      end
    $$`,
    `create constraint trigger "ledgerEntry_balanced" after insert or update or delete on "ledgerEntry"
      deferrable initially deferred for each row execute function "ledgerBalanced"()`,
  ],
};
