import type { Migration } from './migration';

/** Names the colleague of the current transaction, which the server sets (routing/contractRoutes.ts). */
const currentMember = `nullif(current_setting('portal.member', true), '')`;

/** Colleagues of accounts and their invitations, and the colleague who caused a record. */
export const members: Migration = {
  version: 640,
  name: 'members',
  statements: [
    `create table "membership" (
      "id" bigint generated always as identity primary key,
      "accountId" text not null references "user" ("id") on delete cascade,
      "userId" text not null references "user" ("id") on delete cascade,
      "role" text not null check ("role" in ('finance', 'technician', 'readOnly')),
      "since" timestamptz not null,
      unique ("accountId", "userId"),
      check ("accountId" <> "userId")
    )`,
    `create index "membership_userId_idx" on "membership" ("userId")`,
    `create table "invitation" (
      "id" bigint generated always as identity primary key,
      "accountId" text not null references "user" ("id") on delete cascade,
      "email" text not null,
      "role" text not null check ("role" in ('finance', 'technician', 'readOnly')),
      "tokenHash" text not null unique,
      "createdAt" timestamptz not null,
      "expiresAt" timestamptz not null,
      unique ("accountId", "email")
    )`,
    `create index "invitation_email_idx" on "invitation" ("email")`,
    // A session that acts by a membership ends with it, and so does a token.
    ...['session', 'apiToken'].flatMap((table) => [
      `alter table "${table}"
        add column "membershipId" bigint references "membership" ("id") on delete cascade`,
      `create index "${table}_membershipId_idx" on "${table}" ("membershipId") where "membershipId" is not null`,
    ]),
    ...['serverEvent', 'operation', 'ticketMessage', 'payment'].flatMap((table) => [
      `alter table "${table}" add column "member" text`,
      `alter table "${table}" alter column "member" set default ${currentMember}`,
    ]),
  ],
};
