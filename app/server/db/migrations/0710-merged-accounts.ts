import { rank } from './0300-lists';
import type { Migration } from './migration';

/** Constraints that name an owner and one of the owner's rows. A merge changes both, one after the other. */
const ownerKeys = [
  ['serverEvent', 'serverEvent_userId_serverId_fkey'],
  ['renewalStep', 'renewalStep_userId_serverId_fkey'],
  ['snapshot', 'snapshot_userId_serverId_fkey'],
  ['firewall', 'firewall_userId_serverId_fkey'],
  ['reverseName', 'reverseName_userId_serverId_fkey'],
  ['rescue', 'rescue_userId_serverId_fkey'],
  ['ticketMessage', 'ticketMessage_userId_ticketId_fkey'],
] as const;

/** Accounts that were merged into another one, and what a merge has to move. */
export const mergedAccounts: Migration = {
  version: 710,
  name: 'merged-accounts',
  statements: [
    `alter table "customer"
      add column "mergedInto" text references "user" ("id"),
      add column "mergedAt" timestamptz,
      drop constraint "customer_status_check"`,
    `alter table "customer"
      add constraint "customer_status_check" check ("status" in ('Active', 'Suspended', 'Merged')),
      add constraint "customer_merged" check (
        ("mergedInto" is not null) = ("status" = 'Merged') and ("mergedAt" is not null) = ("status" = 'Merged'))`,
    `create index "customer_mergedInto_idx" on "customer" ("mergedInto") where "mergedInto" is not null`,
    `drop index "accountSummary_by_status_idx"`,
    `create index "accountSummary_by_status_idx" on "accountSummary"
      (${rank('status', [['Active'], ['Suspended'], ['Merged']])}, "number")`,
    // Checked at the commit where a transaction asks for it.
    ...ownerKeys.map(
      ([table, name]) => `alter table "${table}" alter constraint "${name}" deferrable initially immediate`,
    ),
    `create function "summarizeMovedServer"() returns trigger language plpgsql as $$
      begin
        update "accountSummary" set "servers" = "servers" - 1 where "userId" = old."userId";
        update "accountSummary" set "servers" = "servers" + 1 where "userId" = new."userId";
        return null;
      end
    $$`,
    `create function "summarizeMovedPayment"() returns trigger language plpgsql as $$
      begin
        update "accountSummary" set "payments" = "payments" - 1, "amount" = "amount" - old."amount"
          where "userId" = old."userId";
        update "accountSummary" set "payments" = "payments" + 1, "amount" = "amount" + old."amount"
          where "userId" = new."userId";
        return null;
      end
    $$`,
    ...['server', 'payment'].map(
      (table) => `create trigger "${table}_summarizeMoved" after update of "userId" on "${table}" for each row
        when (old."userId" <> new."userId")
        execute function "summarizeMoved${table === 'server' ? 'Server' : 'Payment'}"()`,
    ),
    // The account that a document was issued to, if that was merged since. Both may have a certificate of one month.
    `alter table "paper" add column "issuedTo" text`,
    `drop index "paper_act_idx"`,
    `create unique index "paper_act_idx" on "paper" ("userId", "month", "payerKey", (coalesce("issuedTo", '')))
      where "kind" = 'act'`,
    `create or replace function "paperIsFinal"() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new."issuedTo" = coalesce(old."issuedTo", old."userId")
            and to_jsonb(new) - 'userId' - 'issuedTo' = to_jsonb(old) - 'userId' - 'issuedTo'
            and exists (select from "customer" where "userId" = old."userId" and "mergedInto" = new."userId") then
            return new;
          end if;
        end if;
        raise exception 'A paper that was issued stays as it is' using errcode = 'check_violation';
      end
    $$`,
  ],
};
