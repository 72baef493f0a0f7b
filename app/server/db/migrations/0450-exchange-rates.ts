import type { Migration } from './migration';

/** Exchange rates have a source and a day; each one that is entered is a row of its own. */
export const exchangeRates: Migration = {
  version: 450,
  name: 'exchange-rates',
  statements: [
    // Rates that are there already count as of today: payments go on, and the provider has a week to enter others.
    `alter table "exchangeRate"
      add column "day" date not null default current_date,
      add column "source" text not null default '',
      add column "enteredAt" timestamptz not null default now(),
      add column "enteredBy" text,
      drop constraint "exchangeRate_pkey",
      add primary key ("currency", "enteredAt")`,
  ],
};
