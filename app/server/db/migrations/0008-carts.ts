import type { Migration } from './migration';

/** The cart of each account (D26). */
export const carts: Migration = {
  version: 8,
  name: 'carts',
  statements: [
    `create table "cart" (
      "userId" text primary key references "user" ("id") on delete cascade,
      "entries" jsonb not null
    )`,
  ],
};
