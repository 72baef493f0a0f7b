import type { Migration } from './migration';

/** Incidents, planned work and news: their history, and who was notified. */
export const incidents: Migration = {
  version: 470,
  name: 'incidents',
  statements: [
    `create table "incident" (
      "id" bigint generated always as identity primary key,
      "kind" text not null check ("kind" in ('incident', 'maintenance', 'announcement')),
      "severity" text not null check ("severity" in ('minor', 'major', 'critical')),
      "state" text not null,
      "title" jsonb not null,
      "datacenters" jsonb not null,
      "services" jsonb not null,
      "windowFrom" timestamptz,
      "windowUntil" timestamptz,
      "startedAt" timestamptz not null,
      "resolvedAt" timestamptz,
      "recipients" integer not null default 0,
      "version" integer not null default 1,
      check (("state" = 'resolved') = ("resolvedAt" is not null)),
      check (("windowFrom" is null) = ("windowUntil" is null))
    )`,
    `create index "incident_open_idx" on "incident" ("startedAt" desc) where "resolvedAt" is null`,
    `create index "incident_resolvedAt_idx" on "incident" ("resolvedAt")`,
    `create table "incidentUpdate" (
      "id" bigint generated always as identity primary key,
      "incidentId" bigint not null references "incident" ("id") on delete cascade,
      "at" timestamptz not null,
      "state" text not null,
      "text" jsonb not null
    )`,
    `create index "incidentUpdate_incidentId_idx" on "incidentUpdate" ("incidentId", "id")`,
    // Each account is notified once that it began, and once that it is over.
    `create table "incidentRecipient" (
      "incidentId" bigint not null references "incident" ("id") on delete cascade,
      "stage" text not null check ("stage" in ('announced', 'resolved')),
      "userId" text not null references "user" ("id") on delete cascade,
      primary key ("incidentId", "stage", "userId")
    )`,
    `create index "incidentRecipient_userId_idx" on "incidentRecipient" ("userId")`,
  ],
};
