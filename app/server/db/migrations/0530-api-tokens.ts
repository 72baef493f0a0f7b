import type { Migration } from './migration';

/** Names the API token of the current transaction, which the server sets (routing/contractRoutes.ts). */
const currentToken = `nullif(current_setting('portal.token', true), '')`;

/** API tokens of accounts, and the token that caused an event or an operation. */
export const apiTokens: Migration = {
  version: 530,
  name: 'api-tokens',
  statements: [
    `create table "apiToken" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "name" text not null,
      "scopes" jsonb not null,
      "hash" text not null unique,
      "hint" text not null,
      "createdAt" timestamptz not null,
      "expiresAt" timestamptz,
      "lastUsedAt" timestamptz
    )`,
    `create index "apiToken_userId_idx" on "apiToken" ("userId", "id")`,
    ...['serverEvent', 'operation'].flatMap((table) => [
      `alter table "${table}" add column "token" text`,
      `alter table "${table}" alter column "token" set default ${currentToken}`,
    ]),
  ],
};
