import type { Migration } from './migration';

/** Legal entities of the provider. */
export const legalEntities: Migration = {
  version: 701,
  name: 'legal-entities',
  statements: [
    // Without details it is the entity of the build (src/brand.ts).
    `create table "legalEntity" (
      "id" bigint generated always as identity primary key,
      "audience" text not null check ("audience" in ('everyone', 'organizations', 'nobody')),
      "details" jsonb,
      "version" integer not null default 1
    )`,
    `create unique index "legalEntity_audience_idx" on "legalEntity" ("audience") where "audience" <> 'nobody'`,
    `insert into "legalEntity" ("audience") values ('everyone')`,
    `alter table "paper" add column "prefix" text not null default ''`,
  ],
};
