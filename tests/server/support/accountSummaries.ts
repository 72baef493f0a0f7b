import { sql } from 'kysely';
import type { Db } from '@app/server/db/database';

/** Accounts whose stored sums, name or status differ from the rows that they are made of: each with both. */
export async function wrongSummaries(db: Db): Promise<readonly unknown[]> {
  const { rows } = await sql`
    with "right" as (
      select "user"."id" as "userId", "user"."number", "user"."email",
        coalesce("customer"."profile" ->> 'fullName', "user"."name") as "name",
        coalesce("customer"."status", 'Active') as "status",
        coalesce((select sum("amount") from "ledgerEntry" where "account" = 'customer:' || "user"."id"), 0) as "balance",
        (select count(*) from "server" where "server"."userId" = "user"."id") as "servers",
        (select count(*) from "payment" where "payment"."userId" = "user"."id") as "payments",
        coalesce((select sum("amount") from "payment" where "payment"."userId" = "user"."id"), 0) as "amount"
      from "user" left join "customer" on "customer"."userId" = "user"."id"
    ), "stored" as (
      select "userId", "number", "email", "name", "status", "balance", "servers", "payments", "amount" from "accountSummary"
    )
    select to_jsonb("right") as "right", to_jsonb("stored") as "stored"
    from "right" full join "stored" using ("userId")
    where to_jsonb("right") is distinct from to_jsonb("stored")`.execute(db);
  return rows;
}
