import type { Migration } from './migration';

/** Acts of organizations' months, and papers of refunds. */
export const acts: Migration = {
  version: 100,
  name: 'acts',
  statements: [
    `alter table "paper" drop constraint "paper_kind_check"`,
    `alter table "paper" alter column "paymentId" drop not null`,
    // The first day of an act's month, and who it is for; the refund that a paper states.
    `alter table "paper" add column "month" date`,
    `alter table "paper" add column "payerKey" text`,
    `alter table "paper" add column "refundId" bigint unique`,
    `alter table "paper" add constraint "paper_kind_check" check (case "kind"
      when 'bill' then "paymentId" is not null and "month" is null and "refundId" is null
      when 'receipt' then "paymentId" is not null and "month" is null and "refundId" is null
      when 'act' then "month" is not null and "payerKey" is not null and "paymentId" is null and "refundId" is null
      when 'refund' then "refundId" is not null and "month" is null and "paymentId" is null
      else false end)`,
    `create unique index "paper_act_idx" on "paper" ("userId", "month", "payerKey") where "kind" = 'act'`,
    `create index "paper_userId_idx" on "paper" ("userId", "id")`,
    // What acts have stated of an item of an order, and the day from which nothing is stated yet.
    `alter table "operation" add column "acted" bigint not null default 0 check ("acted" between 0 and "amount")`,
    `alter table "operation" add column "actedUntil" date`,
    // Months whose acts were enqueued.
    `create table "actMonth" (
      "month" date primary key,
      "at" timestamptz not null
    )`,
  ],
};
