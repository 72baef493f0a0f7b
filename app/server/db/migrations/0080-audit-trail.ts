import type { Migration } from './migration';

/** Subject of an act, and the columns that filter and sort the audit trail. */
export const auditTrail: Migration = {
  version: 80,
  name: 'audit-trail',
  statements: [
    `alter table "auditEvent" add column "customerEmail" text not null default ''`,
    `update "auditEvent" set "customerEmail" = "subject" where "kind" like 'user%'`,
    ...['kind', 'subject', 'customerEmail', 'adminEmail'].map(
      (column) => `create index "auditEvent_${column}_idx" on "auditEvent" ("${column}", "id")`,
    ),
  ],
};
