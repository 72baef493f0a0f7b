import type { Migration } from './migration';

/** Refunded amounts of payments, and the statuses that show them in the history (D27). */
export const refundedPayments: Migration = {
  version: 90,
  name: 'refunded-payments',
  statements: [
    // Kopecks; what `refund` has of it, kept by the trigger that locks the payment anyway.
    `alter table "payment" add column "refunded" bigint not null default 0`,
    `update "payment" set "refunded" = "sums"."total"
      from (select "paymentId", sum("amount")::bigint as "total" from "refund" group by "paymentId") "sums"
      where "sums"."paymentId" = "payment"."id"`,
    `create or replace function "refundWithinPaid"() returns trigger language plpgsql as $$
      declare
        paid bigint;
        returned bigint;
      begin
        select "amount" into paid from "payment" where "id" = new."paymentId" for update;
        select sum("amount") into returned from "refund" where "paymentId" = new."paymentId";
        if returned > paid then
          raise exception 'More than payment % would be refunded', new."paymentId" using errcode = 'check_violation';
        end if;
        update "payment" set "refunded" = returned where "id" = new."paymentId";
        select "amount" into paid from "operation" where "id" = new."operationId" for update;
        if (select sum("amount") from "refund" where "operationId" = new."operationId") > paid then
          raise exception 'More than was paid for operation % would be refunded', new."operationId"
            using errcode = 'check_violation';
        end if;
        return null;
      end
    $$`,
    `drop index "payment_unpaid_idx"`,
    `alter table "payment" drop column "status"`,
    // As `statusOfState` (src/domain/payment/paymentState.ts); a test compares the two.
    `alter table "payment" add column "status" text not null generated always as (
      case "state"
        when 'paid' then case when "refunded" > 0 then 'PartlyRefunded' else 'Paid' end
        when 'refunded' then 'Refunded'
        when 'created' then 'Pending'
        when 'redirected' then 'Pending'
        else 'Canceled'
      end
    ) stored`,
    `create index "payment_unpaid_idx" on "payment" ("userId") where "status" = 'Pending'`,
    // Of deleted accounts: what was given back in all.
    `update "formerPayment" set "status" = 'Refunded'
      from (select "paymentId", sum("amount") as "total" from "refund" group by "paymentId") "sums"
      where "sums"."paymentId" = "formerPayment"."id" and "sums"."total" = "formerPayment"."amount"`,
  ],
};
