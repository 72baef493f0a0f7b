import type { Migration } from './migration';

/** Jobs that transactions enqueue (D29, D32). */
export const jobs: Migration = {
  version: 30,
  name: 'jobs',
  statements: [
    // "takes" counts leases and identifies one; "attempts" counts leases since the last progress.
    `create table "job" (
      "id" bigint generated always as identity primary key,
      "kind" text not null,
      "key" text not null unique,
      "payload" jsonb not null,
      "runAt" timestamptz not null,
      "leasedUntil" timestamptz,
      "takes" integer not null default 0,
      "attempts" integer not null default 0,
      "doneAt" timestamptz,
      "failedAt" timestamptz,
      "error" text
    )`,
    `create index "job_due_idx" on "job" ("runAt", "id") where "doneAt" is null and "failedAt" is null`,
    `create index "job_failed_idx" on "job" ("id" desc) where "failedAt" is not null`,
    `create index "job_done_idx" on "job" ("doneAt") where "doneAt" is not null`,
  ],
};
