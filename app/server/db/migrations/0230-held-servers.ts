import type { Migration } from './migration';

/** A suspended account's servers keep the status that they return to, and the account the moment of its suspension (D44). */
export const heldServers: Migration = {
  version: 230,
  name: 'held-servers',
  statements: [
    `alter table "customer" add column "suspendedAt" timestamptz`,
    `alter table "server" add column "heldStatus" text`,
    `update "customer" set "suspendedAt" = coalesce((
        select max("auditEvent"."at") from "auditEvent" join "user" on "user"."email" = "auditEvent"."subject"
        where "user"."id" = "customer"."userId" and "auditEvent"."kind" = 'userSuspended'
      ), now())
      where "status" = 'Suspended'`,
    // Unpaid ones stay suspended; the history says which of the others were stopped, and by whom.
    `update "server" set "heldStatus" = case
        when exists (select from "renewalStep" where "renewalStep"."userId" = "server"."userId"
          and "renewalStep"."serverId" = "server"."id" and "renewalStep"."endDate" = "server"."endDate"
          and "step" = 'suspended') then 'Suspended'
        else coalesce((
          select case when "kind" <> 'stopped' then 'Active' when "actor" = 'customer' then 'Off' else 'Stopped' end
          from "serverEvent" where "serverEvent"."serverId" = "server"."id"
            and "kind" in ('stopped', 'resumed', 'activated') order by "at" desc, "id" desc limit 1
        ), 'Active') end
      from "customer"
      where "customer"."userId" = "server"."userId" and "customer"."status" = 'Suspended'
        and "server"."status" = 'Suspended'`,
    `alter table "customer" add constraint "customer_suspendedAt" check (("suspendedAt" is not null) = ("status" = 'Suspended'))`,
    `alter table "server" add constraint "server_heldStatus" check ("heldStatus" is null or "status" = 'Suspended')`,
    `drop trigger "server_lookAgain" on "server"`,
    `create trigger "server_lookAgain" before update on "server" for each row
      when (old."endDate" is distinct from new."endDate" or old."status" is distinct from new."status"
        or old."heldStatus" is distinct from new."heldStatus"
        or old."autoRenewal" is distinct from new."autoRenewal" or old."monthlyPrice" is distinct from new."monthlyPrice")
      execute function "serverLookAgain"()`,
  ],
};
