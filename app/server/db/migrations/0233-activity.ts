import type { Migration } from './migration';

/** Orders, payments and failures for the administrators' dashboard, and the moment of each administrator's last look. */
export const activity: Migration = {
  version: 233,
  name: 'activity',
  statements: [
    `create table "activity" (
      "id" bigint generated always as identity primary key,
      "at" timestamptz not null,
      "kind" text not null,
      "subject" text not null
    )`,
    `create index "activity_at_idx" on "activity" ("at" desc, "id" desc)`,
    `create index "auditEvent_at_idx" on "auditEvent" ("at" desc, "id" desc)`,
    `create index "user_createdAt_idx" on "user" ("createdAt" desc)`,
    // A dashboard shows a few: the newest of what is there already are enough.
    `insert into "activity" ("at", "kind", "subject") select "at", "kind", "subject" from (
      (select "order"."at", 'serverOrdered' as "kind", min("operation"."title") as "subject"
        from "order" join "operation" on "operation"."orderId" = "order"."id" and "operation"."item" = 'server'
        group by "order"."id", "order"."at" order by "order"."id" desc limit 50)
      union all
      (select "at", 'paymentReceived', '#' || split_part("key", ':', 2) from "transfer"
        where "key" like 'payment:%:money' order by "id" desc limit 50)
    ) "known" order by "at"`,
    // Nobody has looked yet: only what comes from now on is new.
    `create table "activityLook" (
      "userId" text primary key references "user" ("id") on delete cascade,
      "until" timestamptz not null
    )`,
    `insert into "activityLook" ("userId", "until") select "id", now() from "user"`,
  ],
};
