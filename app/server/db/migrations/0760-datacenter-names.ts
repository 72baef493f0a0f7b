import type { Migration } from './migration';

/** Names and order of the data centres; a new one is a row. */
export const datacenterNames: Migration = {
  version: 760,
  name: 'datacenter names',
  statements: [
    `alter table "datacenter"
      add column "position" integer not null default 1000,
      add column "city" jsonb,
      add constraint "datacenter_id_check" check ("id" ~ '^[a-z]{2}$')`,
    // A deleted one returns, because its plans need it.
    `insert into "datacenter" ("id", "position", "city") values
      ('gb', 10, '{"ru": "Лондон", "en": "London"}'),
      ('ru', 20, '{"ru": "Москва", "en": "Moscow"}'),
      ('us', 30, '{"ru": "Нью-Йорк", "en": "New York"}'),
      ('nl', 40, '{"ru": "Амстердам", "en": "Amsterdam"}'),
      ('de', 50, '{"ru": "Франкфурт", "en": "Frankfurt"}')
      on conflict ("id") do update set "position" = excluded."position", "city" = excluded."city"`,
    `alter table "datacenter" alter column "city" set not null`,
    `alter table "plan"
      drop constraint "plan_name_check",
      drop constraint "plan_datacenter_check",
      add constraint "plan_name_check" check ("name" ~ '\\[[A-Z]{2}\\]$'),
      add foreign key ("datacenter") references "datacenter" ("id")`,
  ],
};
