import { sql } from 'kysely';
import { kopecks } from '@/domain/money/money';
import { priceAt, type DatedPrice } from '@/domain/catalog/planPrice';
import type { CountryCode, DatacenterId, Plan, PlanName } from '@/domain/catalog/plan';
import type { Db } from '../db/database';

/** Returns the dated prices of each plan. */
export async function pricesByPlan(db: Db): Promise<ReadonlyMap<string, readonly DatedPrice[]>> {
  const rows = await db.selectFrom('planPrice').selectAll().execute();
  const prices = new Map<string, DatedPrice[]>();
  for (const { plan, from, monthly } of rows)
    prices.set(plan, [...(prices.get(plan) ?? []), { from, monthly: kopecks(monthly) }]);
  return prices;
}

/** Returns how many more servers of each plan have room, by its name; plans without a known limit are absent. */
export async function roomByPlan(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('planRoom').select(['plan', 'room']).execute();
  return new Map(rows.map(({ plan, room }) => [plan, room]));
}

/** Number of servers that can still be ordered: no more than are in stock, and than have room. */
const leftOf = (stock: number | null, room: number | undefined) =>
  room === undefined ? stock : Math.min(stock ?? room, room);

/** Returns the country of a data centre. */
export const countryOf = (datacenter: DatacenterId): CountryCode =>
  // An id is the code in lower case, but `toUpperCase` returns a plain string.
  datacenter.toUpperCase() as CountryCode;

async function plansAt(db: Db, at: Date) {
  const rows = await db.selectFrom('plan').selectAll().orderBy('position').orderBy('name').execute();
  const prices = await pricesByPlan(db);
  const rooms = await roomByPlan(db);
  return rows.map(({ name, line, datacenter, specs, features, monthly, ...row }) => {
    const plan: Plan = {
      name,
      line,
      datacenter,
      flag: countryOf(datacenter),
      specs,
      features,
      price: { monthly: priceAt(kopecks(monthly), prices.get(name) ?? [], at), currency: 'RUB' },
      stock: null,
      soldOutReason: null,
      isRecommended: row.isRecommended,
    };
    return { plan, sale: row.sale, stock: row.sale === 'soldOut' ? 0 : leftOf(row.stock, rooms.get(name)) };
  });
}

/**
 * Returns every plan with its price at a moment, in list order. Includes hidden and sold-out plans, because sold
 * servers must be delivered.
 */
export async function plansOf(db: Db, at: Date): Promise<readonly Plan[]> {
  return (await plansAt(db, at)).map(({ plan }) => plan);
}

/** Returns the plans that customers see at a moment, with their stock. */
export async function plansOnSale(db: Db, at: Date): Promise<readonly Plan[]> {
  const datacenters = await db.selectFrom('datacenter').selectAll().where('sale', '!=', 'open').execute();
  const closed = new Map(datacenters.map(({ id, ...rest }) => [id, rest]));
  return (await plansAt(db, at)).flatMap(({ plan, sale, stock }) => {
    const datacenter = closed.get(plan.datacenter);
    if (sale === 'hidden' || datacenter?.sale === 'hidden') return [];
    return datacenter ? [{ ...plan, stock: 0, soldOutReason: datacenter.reason }] : [{ ...plan, stock }];
  });
}

/** Returns the disk size of a plan in gigabytes, which may no longer be sold; null for an unknown one. */
export async function diskOf(db: Db, tariff: string): Promise<number | null> {
  const row = await db
    .selectFrom('plan')
    .select('specs')
    .where(sql<boolean>`"name" = ${tariff}`)
    .executeTakeFirst();
  return row?.specs.storage.size ?? null;
}

/** Locks plans against changes and sales until the transaction ends. */
export async function lockPlans(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await tx
      .selectFrom('plan')
      .select('name')
      .where('name', 'in', [...names] as PlanName[])
      // The order of `byName`, whatever the collation of the database.
      .orderBy(sql`"name" collate "C"`)
      .forUpdate()
      .execute();
}

/** Number of servers ordered of each plan. */
export type OrderedCounts = ReadonlyMap<string, number>;

/** Takes ordered servers off the stock and the room; the caller has locked the plans and checked both. */
export async function takeStock(tx: Db, counts: OrderedCounts): Promise<void> {
  for (const [name, count] of byName(counts))
    await tx
      .updateTable('plan')
      .set(({ eb }) => ({ stock: eb('stock', '-', count) }))
      .where('name', '=', name)
      .where('stock', 'is not', null)
      .execute();
  for (const [name, count] of byName(counts))
    await tx
      .updateTable('planRoom')
      .set(({ fn, eb, val }) => ({ room: fn<number>('greatest', [eb('room', '-', count), val(0)]) }))
      .where('plan', '=', name)
      .execute();
}

/** Returns stock taken at a moment, unless the stock was counted again since. */
export async function returnStock(tx: Db, counts: OrderedCounts, takenAt: Date): Promise<void> {
  for (const [name, count] of byName(counts))
    await tx
      .updateTable('plan')
      .set(({ eb }) => ({ stock: eb('stock', '+', count) }))
      .where('name', '=', name)
      .where('stock', 'is not', null)
      .where('stockSetAt', '<=', takenAt)
      .execute();
}

/** A fixed order prevents deadlocks. Plan names can be any text. */
const byName = (counts: OrderedCounts) =>
  [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)) as [PlanName, number][];
