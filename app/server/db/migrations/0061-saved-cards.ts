import type { Migration } from './migration';

/** Cards that accounts pay with again, by the bank's token, and what the test bank knows of them. Never a card's number. */
export const savedCards: Migration = {
  version: 61,
  name: 'saved-cards',
  statements: [
    `create table "savedCard" (
      "id" bigint generated always as identity primary key,
      "userId" text not null references "user" ("id") on delete cascade,
      "gateway" text not null,
      "method" text not null,
      "token" text not null,
      "brand" text not null,
      "lastDigits" text not null check ("lastDigits" ~ '^[0-9]{4}$'),
      "expires" text not null check ("expires" ~ '^[0-9]{4}-[0-9]{2}$'),
      "isForRenewal" boolean not null default false,
      "addedAt" timestamptz not null,
      unique ("gateway", "token")
    )`,
    `create index "savedCard_userId_idx" on "savedCard" ("userId", "id")`,
    `create unique index "savedCard_renewal_idx" on "savedCard" ("userId") where "isForRenewal"`,
    // The card is to be saved; with which saved card it is paid; and the key of a charge that nobody was present at.
    `alter table "payment" add column "savesCard" boolean not null default false`,
    `alter table "payment" add column "cardToken" text`,
    `alter table "payment" add column "chargeKey" text`,
    `create unique index "payment_chargeKey_idx" on "payment" ("userId", "chargeKey") where "chargeKey" is not null`,
    `create table "bankCard" (
      "token" text primary key,
      "behaviour" text not null,
      "lastDigits" text not null,
      "expires" text not null
    )`,
    `alter table "bankPayment" add column "savesCard" boolean not null default false`,
    `alter table "bankPayment" add column "lastDigits" text`,
    `alter table "bankPayment" add column "token" text`,
  ],
};
