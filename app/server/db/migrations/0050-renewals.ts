import type { Migration } from './migration';

/** Monthly renewals of servers (D29). */
export const renewals: Migration = {
  version: 50,
  name: 'renewals',
  statements: [
    // Off for existing servers: their owners did not agree to automatic charges.
    `alter table "server" add column "autoRenewal" boolean not null default false`,
    `alter table "server" alter column "autoRenewal" drop default`,
    `update "server" set "settings" = "settings" || '{"backup": "none"}'`,
    `alter table "server" add column "lookAt" timestamptz default clock_timestamp()`,
    `create index "server_lookAt_idx" on "server" ("lookAt") where "lookAt" is not null`,
    `create function "serverLookAgain"() returns trigger language plpgsql as $$
      begin
        new."lookAt" := clock_timestamp();
        return new;
      end
    $$`,
    `create trigger "server_lookAgain" before update on "server" for each row
      when (old."endDate" is distinct from new."endDate" or old."status" is distinct from new."status"
        or old."autoRenewal" is distinct from new."autoRenewal" or old."monthlyPrice" is distinct from new."monthlyPrice")
      execute function "serverLookAgain"()`,
    // "paymentId" stays after a bill is deleted: the deletion means that the owner does not want a renewal.
    `create table "renewalStep" (
      "userId" text not null,
      "serverId" bigint not null,
      "endDate" date not null,
      "step" text not null,
      "at" timestamptz not null,
      "paymentId" bigint,
      primary key ("userId", "serverId", "endDate", "step"),
      foreign key ("userId", "serverId") references "server" ("userId", "id") on delete cascade
    )`,
  ],
};
