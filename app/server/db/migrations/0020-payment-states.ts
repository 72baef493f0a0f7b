import type { Migration } from './migration';

/*
 * Payments as a state machine, and books that the database itself keeps right (D27). The moves are those of `canMove`
 * (src/domain/payment/paymentState.ts), and a test compares the two.
 */

const states = `'created', 'redirected', 'paid', 'failed', 'expired', 'canceled', 'refunded'`;

const paymentColumns = [
  // Id of the gateway that takes a method's money.
  `alter table "paymentMethod" add column "gateway" text not null default 'transfer'`,
  `update "paymentMethod" set "gateway" = 'testBank' where "id" in ('cards', 'ruCards', 'sberPay')`,
  `update "paymentMethod" set "gateway" = 'crypto' where "id" = 'crypto'`,
  `alter table "payment" add column "state" text`,
  `update "payment" set "state" = case "status" when 'Paid' then 'paid' when 'Pending' then 'created' else 'canceled' end`,
  `alter table "payment" alter column "state" set not null`,
  `alter table "payment" add constraint "payment_state_check" check ("state" in (${states}))`,
  `drop index "payment_unpaid_idx"`,
  `alter table "payment" drop column "status"`,
  // Status in the history (§4).
  `alter table "payment" add column "status" text not null generated always as (
    case "state" when 'paid' then 'Paid' when 'created' then 'Pending' when 'redirected' then 'Pending' else 'Canceled' end
  ) stored`,
  `create index "payment_unpaid_idx" on "payment" ("userId") where "status" = 'Pending'`,
  // In kopecks: the part held from the balance, and the method's commission.
  `alter table "payment" add column "fromBalance" bigint not null default 0
    check ("fromBalance" >= 0 and "fromBalance" <= "amount")`,
  `alter table "payment" add column "commission" bigint not null default 0 check ("commission" >= 0)`,
  // Payer as documents state it; null for a bill made by the provider.
  `alter table "payment" add column "payerDraft" jsonb`,
  // Revenue per product; null if unknown.
  `alter table "payment" add column "shares" jsonb`,
  // Gateway, due sum, its reference, and the address for the payer.
  `alter table "payment" add column "gateway" text`,
  `alter table "payment" add column "due" jsonb`,
  `alter table "payment" add column "reference" text`,
  `alter table "payment" add column "continueUrl" text`,
  `alter table "payment" add column "declineReason" text`,
  // Next poll of the gateway, number of polls, and expiry.
  `alter table "payment" add column "inquireAt" timestamptz`,
  `alter table "payment" add column "inquiries" integer not null default 0`,
  `alter table "payment" add column "expiresAt" timestamptz`,
  `create unique index "payment_reference_idx" on "payment" ("gateway", "reference") where "reference" is not null`,
  `create index "payment_inquireAt_idx" on "payment" ("inquireAt") where "inquireAt" is not null`,
];

const paymentTransitions = [
  `create function "paymentMoved"() returns trigger language plpgsql as $$
    begin
      if not (
        (old."state" = 'created' and new."state" in ('redirected', 'paid', 'failed', 'expired', 'canceled'))
        or (old."state" = 'redirected' and new."state" in ('paid', 'failed', 'expired', 'canceled'))
        or (old."state" in ('failed', 'expired', 'canceled') and new."state" = 'paid')
        or (old."state" = 'paid' and new."state" = 'refunded')
      ) then
        raise exception 'Payment % cannot go from % to %', old."id", old."state", new."state"
          using errcode = 'check_violation';
      end if;
      return new;
    end
  $$`,
  `create trigger "payment_moved" before update on "payment" for each row
    when (old."state" is distinct from new."state") execute function "paymentMoved"()`,
];

const ledgerGuards = [
  `create function "ledgerIsAppendOnly"() returns trigger language plpgsql as $$
    begin
      raise exception 'The books are only ever added to' using errcode = 'check_violation';
    end
  $$`,
  `create trigger "ledgerEntry_appendOnly" before update or delete on "ledgerEntry"
    for each row execute function "ledgerIsAppendOnly"()`,
  // Locks the customer first, so that two transactions cannot spend the same money; the sum is checked at the commit.
  `create function "ledgerLockCustomer"() returns trigger language plpgsql as $$
    begin
      perform 1 from "customer" where "userId" = substr(new."account", 10) for update;
      return new;
    end
  $$`,
  `create trigger "ledgerEntry_lockCustomer" before insert on "ledgerEntry" for each row
    when (new."account" like 'customer:%' and new."amount" < 0) execute function "ledgerLockCustomer"()`,
  `create function "ledgerNotBelowZero"() returns trigger language plpgsql as $$
    begin
      if (select sum("amount") from "ledgerEntry" where "account" = new."account") < 0 then
        raise exception 'The balance of % would be below zero', new."account" using errcode = 'check_violation';
      end if;
      return null;
    end
  $$`,
  `create constraint trigger "ledgerEntry_notBelowZero" after insert on "ledgerEntry"
    deferrable initially deferred for each row
    when (new."account" like 'customer:%' and new."amount" < 0) execute function "ledgerNotBelowZero"()`,
];

/** Restricts payments to known transitions and balances to zero or more. */
export const paymentStates: Migration = {
  version: 20,
  name: 'payment-states',
  statements: [...paymentColumns, ...paymentTransitions, ...ledgerGuards],
};
