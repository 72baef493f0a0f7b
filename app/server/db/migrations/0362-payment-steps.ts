import type { Migration } from './migration';

/** Every state that a payment came into, with its time. A trigger records them, whatever moves the payment. */
export const paymentSteps: Migration = {
  version: 362,
  name: 'payment-steps',
  statements: [
    `create table "paymentStep" (
      "id" bigint generated always as identity primary key,
      "paymentId" bigint not null references "payment" ("id") on delete cascade,
      "at" timestamptz not null,
      "state" text not null,
      "reason" text
    )`,
    `create index "paymentStep_paymentId_idx" on "paymentStep" ("paymentId", "id")`,
    `create function "recordPaymentStep"() returns trigger language plpgsql as $$
      begin
        insert into "paymentStep" ("paymentId", "at", "state", "reason")
          values (new."id", clock_timestamp(), new."state", new."declineReason");
        return null;
      end
    $$`,
    `create trigger "payment_began" after insert on "payment"
      for each row execute function "recordPaymentStep"()`,
    `create trigger "payment_went_on" after update of "state" on "payment"
      for each row when (old."state" is distinct from new."state") execute function "recordPaymentStep"()`,
  ],
};
