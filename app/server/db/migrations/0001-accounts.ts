import type { Migration } from './migration';

/** The auth library's four tables, with its column names, and the consents of D23. */
export const accounts: Migration = {
  version: 1,
  name: 'accounts',
  statements: [
    `create table "user" (
      "id" text primary key,
      "name" text not null,
      "email" text not null unique,
      "emailVerified" boolean not null default false,
      "image" text,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp,
      "firstName" text not null,
      "lastName" text not null,
      "countryCode" text,
      "region" text,
      "role" text not null default 'customer' check ("role" in ('customer', 'admin'))
    )`,
    `create table "session" (
      "id" text primary key,
      "expiresAt" timestamptz not null,
      "token" text not null unique,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references "user" ("id") on delete cascade
    )`,
    `create index "session_userId_idx" on "session" ("userId")`,
    `create table "account" (
      "id" text primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references "user" ("id") on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      "scope" text,
      "password" text,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp,
      unique ("providerId", "accountId")
    )`,
    `create index "account_userId_idx" on "account" ("userId")`,
    `create table "verification" (
      "id" text primary key,
      "identifier" text not null,
      "value" text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp
    )`,
    `create index "verification_identifier_idx" on "verification" ("identifier")`,
    `create table "consent" (
      "userId" text not null references "user" ("id") on delete cascade,
      "document" text not null,
      "version" text not null,
      "acceptedAt" timestamptz not null default current_timestamp,
      primary key ("userId", "document", "version")
    )`,
  ],
};
