import type { Migration } from './migration';

/**
 * Registrations apart from accounts: an address may have several at once, each with its own password and code, and
 * becomes an account when one of them is verified. And the links of password resets.
 *
 * Accounts that wait for their code become registrations under the same id, which the browsers that made them have in
 * a cookie. Their codes are not taken along: they live ten minutes, and a new one is a button away.
 */
export const registrations: Migration = {
  version: 2,
  name: 'registrations',
  statements: [
    `create table "registration" (
      "id" text primary key,
      "email" text not null,
      "passwordHash" text not null,
      "firstName" text not null,
      "lastName" text not null,
      "countryCode" text not null,
      "region" text not null,
      "documentVersion" text not null,
      "acceptedAt" timestamptz not null default current_timestamp,
      "expiresAt" timestamptz not null,
      "codeHash" text,
      "codeExpiresAt" timestamptz,
      "codeTries" integer not null default 0
    )`,
    `create index "registration_email_idx" on "registration" ("email", "acceptedAt")`,
    `insert into "registration" ("id", "email", "passwordHash", "firstName", "lastName", "countryCode", "region",
        "documentVersion", "acceptedAt", "expiresAt")
      select "user"."id", "email", "password", "firstName", "lastName", "countryCode", "region",
        "accepted"."version", "accepted"."at", "user"."createdAt" + interval '1 day'
      from "user"
      join "account" on "account"."userId" = "user"."id" and "providerId" = 'credential' and "password" is not null
      join (
        select "userId", max("version") as "version", max("acceptedAt") as "at" from "consent" group by "userId"
      ) "accepted" on "accepted"."userId" = "user"."id"
      where not "emailVerified" and "countryCode" is not null and "region" is not null`,
    `delete from "user" where not "emailVerified"`,
    `delete from "verification" where "identifier" like 'email-verification-otp-%'`,
    `alter table "user" add constraint "user_is_verified" check ("emailVerified")`,
    `create table "passwordReset" (
      "tokenHash" text primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "expiresAt" timestamptz not null
    )`,
    `create index "passwordReset_userId_idx" on "passwordReset" ("userId")`,
  ],
};
