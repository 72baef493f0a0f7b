import type { Migration } from './migration';

/** Another price of a server's plan, announced for its renewals. */
export const nextPrices: Migration = {
  version: 613,
  name: 'next-prices',
  statements: [`alter table "server" add column "nextPrice" jsonb`],
};
