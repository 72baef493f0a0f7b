import type { Migration } from './migration';

/** Databases of earlier releases keep their plans; a new one decides at its first start (catalogSeed/seed.ts). */
export const catalogStart: Migration = {
  version: 770,
  name: 'catalog-start',
  statements: [
    // In a new database the table is still empty: migration 5 fills it after all statements.
    `insert into "seeding" ("name") select 'plans' where exists (select from "plan")`,
  ],
};
