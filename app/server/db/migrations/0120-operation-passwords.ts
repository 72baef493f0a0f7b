import type { Migration } from './migration';

/** The passwords that an operation gives a server, sealed, until it is done. */
export const operationPasswords: Migration = {
  version: 120,
  name: 'operation-passwords',
  statements: [`alter table "operation" add column "passwords" text`],
};
