import type { Migration } from './migration';

/**
 * Columns that tables were given later, each a step of its own, oldest first. What comes with a column, an index or a
 * trigger, makes a step with a file of its own.
 */
export const columns: readonly Migration[] = [
  {
    // The passwords that an operation gives a server, sealed, until it is done.
    version: 120,
    name: 'operation-passwords',
    statements: [`alter table "operation" add column "passwords" text`],
  },
  {
    // What acts have stated of the commission of a payment, in kopecks.
    version: 130,
    name: 'act-commissions',
    statements: [
      `alter table "payment" add column "commissionActed" bigint not null default 0
        check ("commissionActed" between 0 and "commission")`,
      // Months that are over have their acts: no others are issued for them now.
      `update "payment" set "commissionActed" = "commission"
        where exists (select from "transfer" where "transfer"."userId" = "payment"."userId"
          and "transfer"."key" = 'payment:' || "payment"."id" || ':money'
          and "transfer"."at" < date_trunc('month', now() at time zone 'utc') at time zone 'utc')`,
    ],
  },
  {
    // Administrators from before it are owners.
    version: 330,
    name: 'staff-roles',
    statements: [
      `alter table "user" add column "staffRole" text
        check ("staffRole" in ('owner', 'finance', 'support', 'readOnly'))`,
    ],
  },
  {
    // For the counts of the dashboard and of the plans.
    version: 430,
    name: 'desk-counts',
    statements: [
      `create index "refund_toSend_idx" on "refund" ("id")
        where "canceledAt" is null and "endedAt" is null and "recipient" is not null`,
      `create index "server_tariff_idx" on "server" ("tariff")`,
    ],
  },
  {
    version: 845,
    name: 'proxmox-next-steps',
    statements: [`alter table "proxmoxOperation" add column "next" jsonb`],
  },
];
