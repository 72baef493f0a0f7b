import { sql } from 'kysely';
import type { usageContract } from '@app/contract/usage';
import {
  spendingFrom,
  spendingMonths,
  type SpendingMonth,
  type SpendingProduct,
} from '@/domain/usage/spending';
import { addMonths, type IsoDate } from '@/domain/time/dates';
import { startOfDay } from '@/domain/time/timeZone';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { timeZoneOf, todayOf } from '../settings/storedSettings';

/** Maximum number of listed servers. */
const mostServers = 100;

// Its first seven characters.
const monthOf = (day: IsoDate) => day.slice(0, 7) as SpendingMonth;

/** SQL condition for the account's payments since a day that are not top-ups. */
const spent = (userId: string, from: IsoDate) => sql`"userId" = ${userId} and "date" >= ${from}::date
  and "status" in ('Paid', 'PartlyRefunded', 'Refunded') and "entries" is distinct from '[]'::jsonb`;

async function months(db: Db, userId: string, from: IsoDate) {
  const { rows } = await sql<{ month: string; paid: number; refunded: number }>`
    select to_char("date", 'YYYY-MM') as "month", sum("amount")::bigint as "paid",
      sum("refunded")::bigint as "refunded"
    from "payment" where ${spent(userId, from)} group by 1`.execute(db);
  return Array.from({ length: spendingMonths }, (_, index) => {
    const month = monthOf(addMonths(from, index));
    const { paid = 0, refunded = 0 } = rows.find((row) => row.month === month) ?? {};
    return { month, paid, refunded };
  });
}

async function products(db: Db, userId: string, from: IsoDate) {
  const { rows } = await sql<{ product: SpendingProduct; paid: number }>`
    with "spent" as (
      select "id", "amount", case jsonb_typeof("shares") when 'array' then "shares" else '[]'::jsonb end as "shares"
      from "payment" where ${spent(userId, from)}
    ), "share" as (
      select "spent"."id", each."product", each."amount"
      from "spent", jsonb_to_recordset("spent"."shares") as each ("product" text, "amount" bigint)
    ), "known" as (
      select "id", sum("amount") as "amount" from "share" group by "id"
    )
    select "product", sum("amount")::bigint as "paid" from (
      select "product", "amount" from "share"
      union all
      select 'other', "spent"."amount" - coalesce("known"."amount", 0)
      from "spent" left join "known" on "known"."id" = "spent"."id"
    ) as "part" group by "product" having sum("amount") > 0 order by "paid" desc, "product"`.execute(db);
  return rows;
}

async function servers(db: Db, userId: string, from: Date) {
  return db
    .selectFrom('operation')
    .leftJoin('server', (join) =>
      join.onRef('server.id', '=', 'operation.serverId').on('server.userId', '=', userId),
    )
    .where('operation.userId', '=', userId)
    .where('operation.item', 'is not', null)
    .where('operation.createdAt', '>=', from)
    .where('operation.status', '<>', 'failed')
    .select([
      'server.id as serverId',
      sql<string>`coalesce("server"."domain", max("operation"."title"))`.as('name'),
    ])
    .select(
      sql<number>`sum("operation"."amount" - coalesce((select sum("refund"."amount") from "refund"
        where "refund"."operationId" = "operation"."id" and "refund"."canceledAt" is null), 0))::bigint`.as(
        'paid',
      ),
    )
    .groupBy(['operation.serverId', 'server.id', 'server.domain'])
    .having(sql<boolean>`sum("operation"."amount") > 0`)
    .orderBy('paid', 'desc')
    .orderBy('operation.serverId')
    .limit(mostServers)
    .execute();
}

/** Returns what the account has paid, summed by the database. */
export const spending: Handlers<typeof usageContract>['spending'] = async ({ db, caller, now }) => {
  const from = spendingFrom(await todayOf(db, now));
  const start = startOfDay(await timeZoneOf(db), from);
  return {
    months: await months(db, caller.id, from),
    products: await products(db, caller.id, from),
    servers: (await servers(db, caller.id, start)).map(({ serverId, name, paid }) => ({
      serverId: serverId === null ? null : String(serverId),
      name,
      paid: Math.max(0, paid),
    })),
    currency: 'RUB',
  };
};
