import { noDelayKey } from '@/domain/support/ticketRules';
import { rank, sortIndexes, textKey } from './0300-lists';
import type { Migration } from './migration';

const messages = `"ticketMessage" "message"
  where "message"."userId" = "ticket"."userId" and "message"."ticketId" = "ticket"."id"`;

/** The milliseconds of a moment. */
const milliseconds = (moment: string) => `(extract(epoch from ${moment}) * 1000)::bigint`;

/** Staff answer customers: who has a ticket, how urgent it is, internal notes, and answers that can be taken back. */
export const desk: Migration = {
  version: 400,
  name: 'desk',
  statements: [
    // `waitingKey` is that of the domain: the earlier a waiting customer wrote, the larger.
    `alter table "ticket"
      add column "priority" text not null default 'normal' check ("priority" in ('urgent', 'high', 'normal', 'low')),
      add column "assigneeId" text references "user" ("id") on delete set null,
      add column "waitingKey" bigint not null default ${noDelayKey},
      add column "openedAt" timestamptz not null default current_timestamp,
      add column "firstAnsweredAt" timestamptz,
      add column "closedAt" timestamptz`,
    `update "ticket" set
      "openedAt" = coalesce((select min("message"."at") from ${messages}), "updatedAt"),
      "firstAnsweredAt" = (select min("message"."at") from ${messages} and "message"."author" = 'support'),
      "closedAt" = case when "status" = 'closed' then "updatedAt" end,
      "waitingKey" = coalesce(case when "status" = 'queued' then
        (select -${milliseconds('max("message"."at")')} from ${messages} and "message"."author" = 'customer') end, ${noDelayKey})`,
    ...sortIndexes('ticket', {
      waiting: '"waitingKey"',
      updatedAt: '"updatedAt"',
      subject: textKey('subject'),
      status: rank('status', [['queued'], ['answered'], ['closed']]),
      priority: rank('priority', [['urgent'], ['high'], ['normal'], ['low']]),
    }),
    `create index "ticket_waiting_idx" on "ticket" ("status", "assigneeId")`,
    `create index "ticket_assigneeId_idx" on "ticket" ("assigneeId")`,
    // Staff are few among the customers.
    `create index "user_role_idx" on "user" ("role")`,
    `create index "ticket_openedAt_idx" on "ticket" ("openedAt")`,
    `alter table "ticketMessage" add column "staffEmail" text`,
    `do $$ begin
      create extension if not exists pg_trgm;
      create index "ticketMessage_search_idx" on "ticketMessage" using gin ("folded"("text") gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file then
      raise notice 'Searches scan their tables: %', sqlerrm;
    end $$`,
    `create table "ticketNote" (
      "id" bigint generated always as identity primary key,
      "ticketId" bigint not null references "ticket" ("id") on delete cascade,
      "at" timestamptz not null,
      "staffEmail" text not null,
      "text" text not null
    )`,
    `create index "ticketNote_ticketId_idx" on "ticketNote" ("ticketId", "id")`,
    `create table "outgoingAnswer" (
      "id" bigint generated always as identity primary key,
      "ticketId" bigint not null references "ticket" ("id") on delete cascade,
      "staffEmail" text not null,
      "text" text not null,
      "closes" boolean not null,
      "sendAt" timestamptz not null
    )`,
    `create index "outgoingAnswer_ticketId_idx" on "outgoingAnswer" ("ticketId", "id")`,
    // Without an owner it is for every member of staff.
    `create table "cannedAnswer" (
      "id" bigint generated always as identity primary key,
      "ownerId" text references "user" ("id") on delete cascade,
      "title" text not null,
      "text" text not null
    )`,
    `create index "cannedAnswer_ownerId_idx" on "cannedAnswer" ("ownerId")`,
  ],
};
