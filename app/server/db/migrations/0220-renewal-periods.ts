import type { Migration } from './migration';

/** Anchor day of a server's periods, and its renewal period (D40). */
export const renewalPeriods: Migration = {
  version: 220,
  name: 'renewal-periods',
  statements: [
    `alter table "server" add column "anchorDay" smallint check ("anchorDay" between 1 and 31)`,
    // The day of the order, where the end date is still that day or the last one of a month without it.
    `update "server" set "anchorDay" = case
      when extract(day from "endDate") = least(extract(day from "createdOn"),
        extract(day from date_trunc('month', "endDate"::timestamp) + interval '1 month - 1 day'))
      then extract(day from "createdOn") else extract(day from "endDate") end`,
    // A month for existing servers, as their owners were promised.
    `alter table "server" add column "renewalPeriod" text not null default 'month'`,
    `create trigger "server_lookAgainForPeriod" before update on "server" for each row
      when (old."renewalPeriod" is distinct from new."renewalPeriod")
      execute function "serverLookAgain"()`,
    `update "notification" set "about" = "about" || '{"period": "month"}'
      where "about" ->> 'kind' in ('serverRenewing', 'serverRenewed')`,
  ],
};
