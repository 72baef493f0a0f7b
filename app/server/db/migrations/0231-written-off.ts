import type { Migration } from './migration';

/** Money that deleted accounts have left on their balances and in `reserved` is written off (D45). */
export const writtenOff: Migration = {
  version: 231,
  name: 'written-off',
  statements: [
    `with "gone" as (
      select "account", -sum("amount")::bigint as "amount" from "ledgerEntry"
        where "account" like 'customer:%'
          and not exists (select from "user" where 'customer:' || "user"."id" = "ledgerEntry"."account")
        group by "account" having sum("amount") <> 0
      union all
      select "account", -sum("ledgerEntry"."amount")::bigint from "ledgerEntry"
        join "transfer" on "transfer"."id" = "ledgerEntry"."transferId"
        where "account" = 'reserved' and "transfer"."userId" is null
        group by "account" having sum("ledgerEntry"."amount") <> 0
    ), "made" as (
      insert into "transfer" ("userId", "key", "fingerprint", "at")
        select null, 'accounts:writtenOff', '', now() where exists (select from "gone") returning "id"
    )
    insert into "ledgerEntry" ("transferId", "account", "amount")
      select "made"."id", "gone"."account", "gone"."amount" from "made", "gone"
      union all
      select "made"."id", 'writtenOff', -sum("gone"."amount")::bigint from "made", "gone" group by "made"."id"
        having sum("gone"."amount") <> 0`,
  ],
};
