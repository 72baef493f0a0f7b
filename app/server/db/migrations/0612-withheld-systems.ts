import type { Migration } from './migration';

/** Operating systems that new orders cannot choose. */
export const withheldSystems: Migration = {
  version: 612,
  name: 'withheld-systems',
  statements: [`create table "withheldSystem" ("system" text primary key)`],
};
