import type { Migration } from './migration';

/** Prices over time (D37–D39): paid levels of days ahead, prices that options were sold for, options that wait for money. */
export const paidDays: Migration = {
  version: 200,
  name: 'paid-days',
  statements: [
    `alter table "server" add column "paidLevels" jsonb not null default '[]'`,
    `alter table "server" add column "optionPrices" jsonb`,
    // Periods that were bought before: paid at today's price, with the discount of their length.
    `update "server" set "paidLevels" = "bought"."levels"
      from (
        select "operation"."serverId", jsonb_agg(
          jsonb_build_object(
            'until', "operation"."coversUntil",
            'monthly', "priced"."monthlyPrice",
            'discount', case
              when "operation"."coversUntil" - "operation"."coversFrom" >= 360 then 15
              when "operation"."coversUntil" - "operation"."coversFrom" >= 180 then 10
              when "operation"."coversUntil" - "operation"."coversFrom" >= 89 then 5
              else 0 end)
          order by "operation"."coversUntil") as "levels"
        from "operation" join "server" as "priced" on "priced"."id" = "operation"."serverId"
        where "operation"."item" in ('server', 'renewal') and "operation"."status" <> 'failed'
          and "operation"."coversUntil" is not null
        group by "operation"."serverId"
      ) as "bought"
      where "bought"."serverId" = "server"."id"`,
    `alter table "payment" add column "options" jsonb`,
    `alter table "operation" drop constraint "operation_item_check"`,
    `alter table "operation" add constraint "operation_item_check"
      check ("item" in ('server', 'renewal', 'tariff', 'options'))`,
  ],
};
