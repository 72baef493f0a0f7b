import type { Migration } from './migration';

/** Lines of gateways' statements, and the days that statements have completely. */
export const statements: Migration = {
  version: 660,
  name: 'statements',
  statements: [
    `create table "statementLine" (
      "id" bigint generated always as identity primary key,
      "gateway" text not null,
      "kind" text not null check ("kind" in ('payment', 'refund')),
      "entry" text not null,
      "reference" text,
      "paymentId" bigint,
      "currency" text not null,
      "minor" bigint not null check ("minor" > 0),
      "day" date not null,
      "importedAt" timestamptz not null,
      check ("reference" is not null or "paymentId" is not null),
      unique ("gateway", "kind", "entry")
    )`,
    `create table "statementDays" (
      "gateway" text not null,
      "from" date not null,
      "to" date not null,
      check ("from" <= "to"),
      primary key ("gateway", "from", "to")
    )`,
  ],
};
