import type { Migration } from './migration';

/** Versions of operating systems, with the memory, panels and software that go with them. */
export const systems: Migration = {
  version: 761,
  name: 'systems',
  statements: [
    `create table "system" (
      "family" text not null,
      "version" text not null,
      "sale" text not null default 'offered' check ("sale" in ('offered', 'withheld')),
      "memory" integer not null default 0 check ("memory" >= 0),
      "panels" jsonb not null,
      "software" jsonb not null,
      "edition" integer not null default 1,
      primary key ("family", "version")
    )`,
    `insert into "system" ("family", "version", "memory", "panels", "software") values
      ('almalinux', '8', 0, '["cpanel","plesk"]', '["lamp","docker","wordpress"]'),
      ('almalinux', '9', 0, '["cpanel","plesk"]', '["lamp","docker","wordpress"]'),
      ('centos', '7', 0, '["cpanel","plesk"]', '["lamp","wordpress"]'),
      ('centos', '8 Stream', 0, '[]', '["lamp","docker","wordpress"]'),
      ('centos', '9 Stream', 0, '[]', '["lamp","docker","wordpress"]'),
      ('rocky', '8', 0, '["cpanel","plesk"]', '["lamp","docker","wordpress"]'),
      ('rocky', '9', 0, '["cpanel","plesk"]', '["lamp","docker","wordpress"]'),
      ('oracle', '7', 0, '[]', '["lamp","docker","wordpress"]'),
      ('oracle', '8', 0, '[]', '["lamp","docker","wordpress"]'),
      ('oracle', '9', 0, '[]', '["lamp","docker","wordpress"]'),
      ('debian', '10', 0, '["plesk"]', '["lamp","docker","wordpress"]'),
      ('debian', '11', 0, '["plesk"]', '["lamp","docker","wordpress"]'),
      ('debian', '12', 0, '["plesk"]', '["lamp","docker","wordpress"]'),
      ('ubuntu', '18.04', 0, '["plesk"]', '["lamp","docker","wordpress"]'),
      ('ubuntu', '20.04', 0, '["cpanel","plesk"]', '["lamp","docker","wordpress"]'),
      ('ubuntu', '22.04', 0, '["cpanel","plesk"]', '["lamp","docker","wordpress"]'),
      ('ubuntu', '24.04', 0, '["cpanel","plesk"]', '["lamp","docker","wordpress"]'),
      ('freebsd', '12', 0, '[]', '["lamp","wordpress"]'),
      ('freebsd', '13', 0, '[]', '["lamp","wordpress"]'),
      ('freebsd', '14', 0, '[]', '["lamp","wordpress"]'),
      ('astra', 'CE', 0, '[]', '["lamp","docker","wordpress"]'),
      ('astra', 'SE', 0, '[]', '["lamp","docker","wordpress"]'),
      ('windows', '2019', 2, '["plesk"]', '[]'),
      ('windows', '2022', 2, '["plesk"]', '["docker"]'),
      ('other', 'NoOS', 0, '[]', '[]'),
      ('other', 'Custom ISO', 0, '[]', '[]')`,
    `update "system" set "sale" = 'withheld' from "withheldSystem"
      where "withheldSystem"."system" = "system"."family" || ' ' || "system"."version"`,
    `drop table "withheldSystem"`,
  ],
};
