import type { Migration } from './migration';

/** Servers of each plan that the machines still have room for. */
export const planRoom: Migration = {
  version: 750,
  name: 'plan room',
  statements: [
    `create table "planRoom" (
      "plan" text primary key references "plan" ("name") on delete cascade,
      "room" integer not null check ("room" >= 0),
      "at" timestamptz not null
    )`,
  ],
};
