import type { Migration } from './migration';

/** Promo codes are limited per customer and to first orders (D46); the sample's come with demo data only, once. */
export const promoLimits: Migration = {
  version: 212,
  name: 'promo-limits',
  statements: [
    `alter table "promo" add column "perCustomer" integer check ("perCustomer" > 0)`,
    `alter table "promo" add column "isFirstOrderOnly" boolean not null default false`,
    // What is done once in the life of a database (catalogSeed/seed.ts).
    `create table "seeding" ("name" text primary key)`,
    // An earlier version has filled the table already: what a provider has deleted since does not come back.
    `insert into "seeding" ("name")
      select 'promos' from "migration" where "version" = 5 and "appliedAt" < current_timestamp`,
  ],
};
