import { sql } from 'kysely';
import { partOfItem, priceItems, type PriceItem } from '@/domain/admin/priceItems';
import { pricedPartOf, type RenewalCounts } from '@/domain/admin/renewalPrice';
import type { PlanName } from '@/domain/catalog/plan';
import { priceAt, type DatedPrice } from '@/domain/catalog/planPrice';
import { kopecks, type Money } from '@/domain/money/money';
import type { NextPrice } from '@/domain/servers/server';
import { pricesByPlan } from '../catalog/plans';
import { valuesByItem } from '../catalog/prices';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

/*
 * Finds the servers that were sold at a price of a plan or of the price list. Plans and tariffs, and the two lists of
 * panels, have prices of their own (D17): a server belongs to the list that has had its price. A price that was never in
 * a list was agreed for this server and stays.
 */

type Condition = ReturnType<typeof sql<boolean>>;

/** Servers with a part of their price from one list, and its current price. */
interface SoldPrices {
  readonly part: NextPrice['part'];
  readonly monthly: Money;
  /** Whether a server has its price from there. */
  readonly isSold: Condition;
  /** Whether a server pays another price for the part. */
  readonly differs: Condition;
}

const tariffPrice = sql<number>`("monthlyPrice" - "optionsMonthly")`;
const soldAt = (option: 'panel' | 'ipv6' | 'backup') =>
  sql<number>`("optionPrices" ->> ${sql.lit(option)})::bigint`;
const oneOf = (price: ReturnType<typeof sql<number>>, values: readonly number[]): Condition =>
  sql<boolean>`${price} = any(${values}::bigint[])`;

/** Prices that a list has had until a moment. */
export const startedBy = (prices: readonly DatedPrice[], at: Date): readonly Money[] =>
  prices.filter(({ from }) => from <= at).map(({ monthly }) => monthly);

/** Servers of a plan at one of its prices. */
async function soldPlan(db: Db, name: string, at: Date): Promise<SoldPrices> {
  const plan = await db
    .selectFrom('plan')
    .select(['name', 'monthly'])
    .where('name', '=', name as PlanName)
    .executeTakeFirst();
  if (!plan) throw refusal('notFound');
  const dated = (await pricesByPlan(db)).get(name) ?? [];
  const monthly = priceAt(kopecks(plan.monthly), dated, at);
  return {
    part: 'tariff',
    monthly,
    isSold: sql<boolean>`"tariff" = ${name} and ${oneOf(tariffPrice, [plan.monthly, ...startedBy(dated, at)])}`,
    differs: sql<boolean>`${tariffPrice} <> ${monthly}`,
  };
}

/** Whether the plan of a server has had its price until a moment. */
const isPlanPrice = (at: Date): Condition => sql<boolean>`exists (
  select from "plan" where "plan"."name" = "server"."tariff" and (
    "plan"."monthly" = ${tariffPrice} or exists (
      select from "planPrice" where "planPrice"."plan" = "plan"."name" and "planPrice"."from" <= ${at}
        and "planPrice"."monthly" = ${tariffPrice})))`;

/** Servers with an item of the price list; null for a discount. */
function soldItem(
  item: PriceItem,
  prices: ReadonlyMap<string, readonly DatedPrice[]>,
  at: Date,
): SoldPrices | null {
  const valuesOf = (each: string) => startedBy(prices.get(each) ?? [], at);
  const part = pricedPartOf(item);
  if (part === null) return null;
  const monthly = priceAt(kopecks(0), prices.get(item) ?? [], at);
  const values = valuesOf(item);
  const name = partOfItem(item);
  if (part === 'tariff')
    return {
      part,
      monthly,
      isSold: sql<boolean>`starts_with("tariff", ${`${name}[`}) and ${oneOf(tariffPrice, values)} and not ${isPlanPrice(at)}`,
      differs: sql<boolean>`${tariffPrice} <> ${monthly}`,
    };
  if (part === 'ipv4') {
    const someAddress = (condition: Condition) => sql<boolean>`exists (
      select from jsonb_array_elements_text("optionPrices" -> 'ipv4') as "address" ("sold") where ${condition})`;
    return {
      part,
      monthly,
      isSold: sql<boolean>`jsonb_array_length("optionPrices" -> 'ipv4') > 0
        and not ${someAddress(sql<boolean>`not ("sold"::bigint = any(${values}::bigint[]))`)}`,
      differs: someAddress(sql<boolean>`"sold"::bigint <> ${monthly}`),
    };
  }
  const own = item.startsWith('editPanel.')
    ? values.filter((value) => !valuesOf(`panel.${name}`).includes(kopecks(value)))
    : values;
  const hasOption =
    part === 'ipv6'
      ? sql<boolean>`"settings" ->> 'ipv6Subnet' <> ''`
      : sql<boolean>`"settings" ->> ${sql.lit(part)} = ${name}`;
  return {
    part,
    monthly,
    isSold: sql<boolean>`${hasOption} and ${oneOf(soldAt(part), own)}`,
    differs: sql<boolean>`${soldAt(part)} <> ${monthly}`,
  };
}

/**
 * Finds the servers of a plan or of an item of the price list.
 *
 * @throws Problem 404 `notFound`, also for a discount, which no server keeps
 */
export async function soldPricesOf(db: Db, subject: string, at: Date): Promise<SoldPrices> {
  const item = priceItems.find((each) => each === subject);
  if (item === undefined) return soldPlan(db, subject, at);
  const sold = soldItem(item, await valuesByItem(db), at);
  if (!sold) throw refusal('notFound');
  return sold;
}

const isAnnounced = (about: Partial<NextPrice>): Condition =>
  sql<boolean>`"nextPrices" @> ${JSON.stringify([about])}::jsonb`;

/** Whether a server that continues pays another price and has not been notified of this one. */
export const wouldChange = ({ part, monthly, isSold, differs }: SoldPrices): Condition =>
  sql<boolean>`"leavesOn" is null and ${isSold} and ${differs} and not ${isAnnounced({ part, monthly })}`;

/** Whether a server has been notified of another price. */
export const hasAnnounced = ({ part, isSold }: SoldPrices): Condition =>
  sql<boolean>`${isSold} and ${isAnnounced({ part })}`;

/** Counts the servers of each item of the price list whose price can be applied to them. */
export async function itemCounts(db: Db, at: Date): Promise<ReadonlyMap<PriceItem, RenewalCounts>> {
  const prices = await valuesByItem(db);
  const listed = priceItems.flatMap((item) => {
    const sold = soldItem(item, prices, at);
    return sold ? [{ item, sold }] : [];
  });
  const counted = (condition: Condition) => sql`(count(*) filter (where ${condition}))::integer`;
  const columns = listed.flatMap(({ sold }) => [counted(wouldChange(sold)), counted(hasAnnounced(sold))]);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(columns)}] as "counts" from "server"`.execute(db);
  const counts = rows[0]?.counts ?? [];
  return new Map(
    listed.map(({ item }, index) => [
      item,
      { otherPrice: counts[index * 2] ?? 0, announced: counts[index * 2 + 1] ?? 0 },
    ]),
  );
}
