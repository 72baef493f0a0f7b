import type { Migration } from './migration';

/**
 * A payment method is added in code alone: the list of methods is checked where rows are read (catalog/read.ts), and a
 * method that is new to this database gets its row at the next start (catalog/seed.ts).
 */
export const paymentMethods: Migration = {
  version: 261,
  name: 'payment-methods',
  statements: [
    `alter table "paymentMethod" drop constraint "paymentMethod_id_check"`,
    // Every database had these: one that a provider has deleted does not come back.
    `insert into "seeding" ("name") values
      ('method:crypto'), ('method:manual'), ('method:cards'), ('method:ruCards'), ('method:sberPay')`,
  ],
};
