import type { Migration } from './migration';

/** Index by which a server's page finds the last operation on it. */
export const serverOperations: Migration = {
  version: 110,
  name: 'server-operations',
  statements: [`create index "operation_server_idx" on "operation" ("serverId", "id" desc)`],
};
