import type { Migration } from './migration';

/** Servers that their owners have cancelled for the end of what is paid for. */
export const leaving: Migration = {
  version: 72,
  name: 'leaving',
  statements: [`alter table "server" add column "leavesOn" date`],
};
