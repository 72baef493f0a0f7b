import type { Migration } from './migration';

/** Calls a trigger function after changes of a table. */
const trigger = (table: string, on: string, name: string) =>
  `create trigger "${table}_${name}" after ${on} on "${table}" for each row execute function "${name}"()`;

/** Webhooks of accounts. Triggers queue their deliveries in the transaction of the event. */
export const webhooks: Migration = {
  version: 531,
  name: 'webhooks',
  statements: [
    `create table "webhook" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "url" text not null,
      "topics" jsonb not null,
      "secret" text not null,
      "createdAt" timestamptz not null,
      "failures" integer not null default 0,
      "pausedAt" timestamptz
    )`,
    `create index "webhook_userId_idx" on "webhook" ("userId", "id")`,
    `create table "webhookDelivery" (
      "id" bigint generated always as identity primary key,
      "webhookId" bigint not null references "webhook" ("id") on delete cascade,
      "at" timestamptz not null,
      "type" text not null,
      "data" jsonb not null,
      "state" text not null default 'waiting' check ("state" in ('waiting', 'delivered', 'failed')),
      "attempts" integer not null default 0,
      "status" integer,
      "answer" text
    )`,
    `create index "webhookDelivery_webhookId_idx" on "webhookDelivery" ("webhookId", "id" desc)`,
    `create index "webhookDelivery_at_idx" on "webhookDelivery" ("at")`,
    `create function "queueDelivery"("to" bigint, "happened" timestamptz, "kind" text, "details" jsonb)
      returns void language plpgsql as $$
      declare made bigint;
      begin
        insert into "webhookDelivery" ("webhookId", "at", "type", "data")
          values ("to", "happened", "kind", "details") returning "id" into made;
        insert into "job" ("kind", "key", "payload", "runAt") values
          ('webhook', 'webhook:' || made, jsonb_build_object('deliveryId', made), "happened");
      end $$`,
    `create function "queueWebhooks"("owner" text, "topic" text, "happened" timestamptz, "kind" text, "details" jsonb)
      returns void language sql as $$
      select "queueDelivery"("id", "happened", "kind", "details") from "webhook"
        where "userId" = "owner" and "pausedAt" is null and "topics" @> to_jsonb("topic") $$`,
    `create function "reportServer"() returns trigger language plpgsql as $$ begin
      perform "queueWebhooks"(new."userId", 'servers', new."at", 'server.' || new."kind", jsonb_build_object(
        'serverId', new."serverId"::text, 'actor', new."actor", 'detail', new."detail", 'token', new."token"));
      return null; end $$`,
    `create function "reportBill"() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' or old."status" is distinct from new."status" then
        perform "queueWebhooks"(new."userId", 'billing', now(),
          'bill.' || lower(left(new."status", 1)) || substr(new."status", 2), jsonb_build_object(
          'billId', new."id"::text, 'amount', new."amount", 'currency', 'RUB'));
      end if;
      return null; end $$`,
    `create function "reportMessage"() returns trigger language plpgsql as $$ begin
      if new."author" <> 'robot' then
        perform "queueWebhooks"(new."userId", 'support', new."at", 'ticket.message', jsonb_build_object(
          'ticketId', new."ticketId"::text, 'number', new."number", 'author', new."author"));
      end if;
      return null; end $$`,
    trigger('serverEvent', 'insert', 'reportServer'),
    trigger('payment', 'insert or update', 'reportBill'),
    trigger('ticketMessage', 'insert', 'reportMessage'),
  ],
};
