import type { Migration } from './migration';

/** Firewalls of servers: the set in effect, and the one that is being applied or failed. */
export const firewalls: Migration = {
  version: 631,
  name: 'firewalls',
  statements: [
    `create table "firewall" (
      "userId" text not null,
      "serverId" bigint not null,
      "applied" jsonb not null,
      "wanted" jsonb,
      "state" text not null check ("state" in ('applied', 'applying', 'failed')),
      primary key ("userId", "serverId"),
      foreign key ("userId", "serverId") references "server" ("userId", "id") on delete cascade
    )`,
  ],
};
