import type { Migration } from './migration';

/** A refund by hand can be cancelled while its money has not left: it counts as given back no more, and its payment as paid again. */
export const canceledRefunds: Migration = {
  version: 150,
  name: 'canceled-refunds',
  statements: [
    `alter table "refund" add column "canceledAt" timestamptz, add column "cancelNote" text`,
    // Sent or cancelled, never both; what was requested of a gateway is not ours to cancel.
    `alter table "refund" add constraint "refund_canceled" check (
      ("canceledAt" is null) = ("cancelNote" is null)
      and ("canceledAt" is null or ("recipient" is not null and "endedAt" is null))
    )`,
    `create or replace function "refundWithinPaid"() returns trigger language plpgsql as $$
      declare
        paid bigint;
        returned bigint;
      begin
        select "amount" into paid from "payment" where "id" = new."paymentId" for update;
        select coalesce(sum("amount"), 0) into returned from "refund"
          where "paymentId" = new."paymentId" and "canceledAt" is null;
        if returned > paid then
          raise exception 'More than payment % would be refunded', new."paymentId" using errcode = 'check_violation';
        end if;
        update "payment" set "refunded" = returned where "id" = new."paymentId";
        select "amount" into paid from "operation" where "id" = new."operationId" for update;
        if (
          select sum("amount") from "refund" where "operationId" = new."operationId" and "canceledAt" is null
        ) > paid then
          raise exception 'More than was paid for operation % would be refunded', new."operationId"
            using errcode = 'check_violation';
        end if;
        return null;
      end
    $$`,
    `create trigger "refund_canceledWithinPaid" after update of "canceledAt" on "refund" for each row
      execute function "refundWithinPaid"()`,
    // As `canMove` (src/domain/payment/paymentState.ts), and only once a part is not given back any more.
    `create or replace function "paymentMoved"() returns trigger language plpgsql as $$
      begin
        if not (
          (old."state" = 'created' and new."state" in ('redirected', 'paid', 'failed', 'expired', 'canceled'))
          or (old."state" = 'redirected' and new."state" in ('paid', 'failed', 'expired', 'canceled'))
          or (old."state" in ('failed', 'expired', 'canceled') and new."state" = 'paid')
          or (old."state" = 'paid' and new."state" = 'refunded')
          or (old."state" = 'refunded' and new."state" = 'paid' and new."refunded" < new."amount")
        ) then
          raise exception 'Payment % cannot go from % to %', old."id", old."state", new."state"
            using errcode = 'check_violation';
        end if;
        return new;
      end
    $$`,
  ],
};
