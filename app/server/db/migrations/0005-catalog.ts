import { seedCatalog } from '../../catalogSeed/seed';
import type { Migration } from './migration';

/** Catalogue on sale and its payment methods: a provider adds to it by inserting rows. */
export const catalog: Migration = {
  version: 5,
  name: 'catalog',
  statements: [
    // A list is in the order of "position", then of its key.
    `create table "plan" (
      "name" text primary key check ("name" ~ '\\[(RU|US|NL|DE|GB)\\]$'),
      "position" integer not null default 1000,
      "line" text not null check ("line" in ('vps', 'cpu', 'storage')),
      "datacenter" text not null check ("datacenter" in ('ru', 'us', 'nl', 'de', 'gb')),
      "specs" jsonb not null,
      "features" jsonb not null,
      "monthly" bigint not null check ("monthly" >= 0)
    )`,
    `create table "promo" (
      "code" text primary key check ("code" ~ '^[A-Z0-9-]{1,32}$'),
      "benefit" jsonb not null,
      "from" date not null,
      "until" date not null,
      "usesLeft" integer not null check ("usesLeft" >= 0),
      "lines" jsonb not null
    )`,
    // The portal has a name and a picture for each of these ways to pay.
    `create table "paymentMethod" (
      "id" text primary key check ("id" in ('crypto', 'manual', 'cards', 'ruCards', 'sberPay')),
      "position" integer not null default 1000,
      "minCurrency" text not null,
      "minMinor" bigint not null check ("minMinor" >= 0),
      "currencies" jsonb not null check (jsonb_array_length("currencies") > 0),
      "commission" integer not null check ("commission" >= 0),
      "unavailable" jsonb
    )`,
    `create table "exchangeRate" (
      "currency" text primary key check ("currency" in ('USD', 'RUB', 'EUR')),
      "rate" bigint not null check ("rate" > 0)
    )`,
    `create table "supportAnswer" (
      "id" text primary key,
      "position" integer not null default 1000,
      "page" text,
      "texts" jsonb not null
    )`,
  ],
  followUp: seedCatalog,
};
