import type { Migration } from './migration';

/** Orders, and the provisioner's operations for them (D32). */
export const operations: Migration = {
  version: 31,
  name: 'operations',
  statements: [
    // "paymentId" is null for what was charged to the balance at once.
    `create table "order" (
      "id" bigint generated always as identity (start with 7001) primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "at" timestamptz not null,
      "paymentId" bigint,
      "amount" bigint not null check ("amount" >= 0)
    )`,
    `create index "order_userId_idx" on "order" ("userId", "id" desc)`,
    // Outlives server and account: what is deleted here must still be destroyed there. "command" is null where there is
    // nothing for the provisioner to do: a renewal of a server that runs.
    `create table "operation" (
      "id" bigint generated always as identity primary key,
      "userId" text references "user" ("id") on delete set null,
      "serverId" bigint not null,
      "orderId" bigint references "order" ("id") on delete set null,
      "item" text check ("item" in ('server', 'renewal', 'tariff')),
      "title" text not null,
      "amount" bigint not null default 0 check ("amount" >= 0),
      "command" jsonb,
      "undo" jsonb,
      "round" integer not null default 1,
      "status" text not null default 'queued' check ("status" in ('queued', 'running', 'done', 'failed')),
      "createdAt" timestamptz not null,
      "startedAt" timestamptz,
      "endedAt" timestamptz,
      "reported" jsonb,
      "reason" text
    )`,
    `create index "operation_userId_idx" on "operation" ("userId")`,
    `create index "operation_orderId_idx" on "operation" ("orderId", "id")`,
    `create index "operation_open_idx" on "operation" ("serverId", "id") where "endedAt" is null`,
  ],
};
