import type { Migration } from './migration';

/** Other prices of each part of a server's price, announced for its renewals. */
export const renewalPrices: Migration = {
  version: 720,
  name: 'renewal-prices',
  statements: [
    `alter table "server" add column "nextPrices" jsonb not null default '[]'`,
    `update "server" set "nextPrices" = jsonb_build_array(
        "nextPrice" || jsonb_build_object('part', 'tariff', 'change',
          ("nextPrice" ->> 'monthly')::bigint - ("monthlyPrice" - "optionsMonthly")))
      where "nextPrice" is not null`,
    `alter table "server" drop column "nextPrice"`,
    `update "job" set "payload" = "payload" - 'plan' || jsonb_build_object('subject', "payload" -> 'plan')
      where "kind" = 'announcePrice'`,
  ],
};
