import type { Migration } from './migration';

/** Numbers of accounts for administrators, their actions, and the provider's settings (D33). */
export const admin: Migration = {
  version: 10,
  name: 'admin',
  statements: [
    // On "user", not on "customer", so that accounts without a first call are listed too; in registration order.
    `alter table "user" add column "number" bigint`,
    `update "user" set "number" = "numbered"."number"
      from (select "id", row_number() over (order by "createdAt", "id") as "number" from "user") "numbered"
      where "numbered"."id" = "user"."id"`,
    `alter table "user" alter column "number" set not null`,
    `alter table "user" alter column "number" add generated always as identity`,
    `select setval(pg_get_serial_sequence('"user"', 'number'), coalesce(max("number"), 0) + 1, false) from "user"`,
    `alter table "user" add constraint "user_number_key" unique ("number")`,
    // Sessions go with the sign-out: when the last one began is stored beside them.
    `alter table "user" add column "lastLoginAt" timestamptz`,
    `update "user" set "lastLoginAt" = "newest"."at"
      from (select "userId", max("createdAt") as "at" from "session" group by "userId") "newest"
      where "newest"."userId" = "user"."id"`,
    `create table "auditEvent" (
      "id" bigint generated always as identity primary key,
      "at" timestamptz not null,
      "adminId" text references "user" ("id") on delete set null,
      "adminEmail" text not null,
      "kind" text not null,
      "subject" text not null,
      "before" jsonb,
      "after" jsonb
    )`,
    `create index "auditEvent_adminId_idx" on "auditEvent" ("adminId")`,
    // Payments outlive the account that made them.
    `create table "formerPayment" (
      "id" bigint primary key,
      "email" text not null,
      "date" date not null,
      "method" text not null,
      "amount" bigint not null,
      "status" text not null,
      "reason" text
    )`,
    `create table "setting" (
      "id" integer primary key default 1 check ("id" = 1),
      "value" jsonb not null
    )`,
  ],
};
