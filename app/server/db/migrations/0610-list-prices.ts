import { seedPrices } from '../../catalogSeed/prices';
import type { Migration } from './migration';

/** Prices of options and tariffs and the discounts of periods, each with dates. */
export const listPrices: Migration = {
  version: 610,
  name: 'list-prices',
  statements: [
    `create table "listPrice" (
      "item" text not null,
      "from" timestamptz not null,
      "value" integer not null check ("value" >= 0),
      primary key ("item", "from")
    )`,
  ],
  followUp: seedPrices,
};
