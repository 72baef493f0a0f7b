import type { Migration } from './migration';

/** What the page of a server finds the last thing by that was done to it. */
export const serverOperations: Migration = {
  version: 110,
  name: 'server-operations',
  statements: [`create index "operation_server_idx" on "operation" ("serverId", "id" desc)`],
};
