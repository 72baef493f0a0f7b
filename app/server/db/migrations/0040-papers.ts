import type { Migration } from './migration';

/** Bills and receipts as they were issued, and their numbers. */
export const papers: Migration = {
  version: 40,
  name: 'papers',
  statements: [
    // The last number that was given; taken under the row's lock, so that a number of a transaction that fails is given again.
    `create table "paperNumber" (
      "entity" text not null,
      "kind" text not null,
      "year" integer not null,
      "last" integer not null check ("last" > 0),
      primary key ("entity", "kind", "year")
    )`,
    // Without references: papers outlive the payment that was deleted and the account that was closed.
    `create table "paper" (
      "id" bigint generated always as identity primary key,
      "userId" text not null,
      "paymentId" bigint not null,
      "entity" text not null,
      "kind" text not null check ("kind" in ('bill', 'receipt')),
      "year" integer not null,
      "serial" integer not null,
      "content" jsonb not null,
      "issuedAt" timestamptz not null,
      unique ("entity", "kind", "year", "serial"),
      unique ("paymentId", "kind")
    )`,
    `create function "paperIsFinal"() returns trigger language plpgsql as $$
      begin
        raise exception 'A paper that was issued stays as it is' using errcode = 'check_violation';
      end
    $$`,
    `create trigger "paper_final" before update or delete on "paper"
      for each row execute function "paperIsFinal"()`,
    `create trigger "paper_never_emptied" before truncate on "paper"
      for each statement execute function "paperIsFinal"()`,
  ],
};
