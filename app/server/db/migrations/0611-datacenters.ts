import type { Migration } from './migration';

/** The plans of a data centre can be sold out with a reason, or hidden. */
export const datacenters: Migration = {
  version: 611,
  name: 'datacenters',
  statements: [
    `create table "datacenter" (
      "id" text primary key,
      "sale" text not null default 'open' check ("sale" in ('open', 'soldOut', 'hidden')),
      "reason" jsonb,
      "version" integer not null default 1
    )`,
    `insert into "datacenter" ("id") values ('ru'), ('us'), ('nl'), ('de'), ('gb')`,
  ],
};
