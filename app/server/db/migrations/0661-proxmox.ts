import type { Migration } from './migration';

/** Operations on Proxmox VE, step by step, and the addresses of its machines. */
export const proxmox: Migration = {
  version: 661,
  name: 'proxmox',
  statements: [
    `create table "proxmoxOperation" (
      "key" text primary key,
      "serverId" bigint not null,
      "command" jsonb not null,
      "passwords" text,
      "node" text,
      "memoryGb" integer,
      "step" integer not null default 0,
      "task" text,
      "progress" jsonb,
      "startedAt" timestamptz not null
    )`,
    `create index "proxmoxOperation_done_idx" on "proxmoxOperation" ("startedAt") where "progress" is not null`,
    `create index "proxmoxOperation_open_idx" on "proxmoxOperation" ("node") where "progress" is null`,
    `create table "proxmoxAddress" (
      "address" text primary key,
      "serverId" bigint,
      "freeAfter" timestamptz,
      check ("serverId" is null or "freeAfter" is null)
    )`,
    `create index "proxmoxAddress_server_idx" on "proxmoxAddress" ("serverId")`,
  ],
};
