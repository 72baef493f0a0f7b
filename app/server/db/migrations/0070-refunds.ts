import type { Migration } from './migration';

const tables = [
  // The time of a server that an item of an order has paid for; null for what is none: an item of before, a start.
  `alter table "operation" add column "coversFrom" date`,
  `alter table "operation" add column "coversUntil" date`,
  // Without references to payment and account: a refund outlives both, like the books. "operationId" is the item of the order that
  // it is for. "gateway" and "reference" say where the money goes that is sent back to where it came from.
  `create table "refund" (
    "id" bigint generated always as identity (start with 9001) primary key,
    "userId" text references "user" ("id") on delete set null,
    "email" text not null,
    "paymentId" bigint,
    "operationId" bigint,
    "amount" bigint not null check ("amount" > 0),
    "target" text not null check ("target" in ('balance', 'method')),
    "reason" text not null,
    "note" text,
    "at" timestamptz not null,
    "endedAt" timestamptz,
    "gateway" text,
    "reference" text,
    check (("target" = 'method') = ("gateway" is not null and "reference" is not null))
  )`,
  `create index "refund_payment_idx" on "refund" ("paymentId") where "paymentId" is not null`,
  `create index "refund_operation_idx" on "refund" ("operationId") where "operationId" is not null`,
  `create index "refund_userId_idx" on "refund" ("userId")`,
  // What was refunded before there was this table.
  `insert into "refund" ("userId", "email", "paymentId", "operationId", "amount", "target", "reason", "at", "endedAt")
    select "operation"."userId", "user"."email", "order"."paymentId", "operation"."id", "operation"."amount",
      'balance', 'notDelivered', coalesce("operation"."endedAt", "operation"."createdAt"),
      coalesce("operation"."endedAt", "operation"."createdAt")
    from "operation"
    join "order" on "order"."id" = "operation"."orderId"
    join "user" on "user"."id" = "operation"."userId"
    where "operation"."status" = 'failed' and "operation"."amount" > 0
    order by "operation"."id"`,
];

const guards = [
  // Locks what it is for, so that of two refunds at once the later one counts the first.
  `create function "refundWithinPaid"() returns trigger language plpgsql as $$
    declare
      paid bigint;
    begin
      select "amount" into paid from "payment" where "id" = new."paymentId" for update;
      if (select sum("amount") from "refund" where "paymentId" = new."paymentId") > paid then
        raise exception 'More than payment % would be refunded', new."paymentId" using errcode = 'check_violation';
      end if;
      select "amount" into paid from "operation" where "id" = new."operationId" for update;
      if (select sum("amount") from "refund" where "operationId" = new."operationId") > paid then
        raise exception 'More than was paid for operation % would be refunded', new."operationId"
          using errcode = 'check_violation';
      end if;
      return null;
    end
  $$`,
  `create trigger "refund_withinPaid" after insert on "refund" for each row execute function "refundWithinPaid"()`,
];

/** Refunds of payments; never more than was paid (D27). */
export const refunds: Migration = { version: 70, name: 'refunds', statements: [...tables, ...guards] };
