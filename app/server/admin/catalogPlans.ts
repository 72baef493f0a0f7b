import { sql, type Selectable } from 'kysely';
import type { AdminPlan, NewPlan, PlanChange, PlanReach } from '@/domain/admin/plan';
import type { PlanFeatures, PlanName } from '@/domain/catalog/plan';
import { nextPriceAfter, priceAt, type DatedPrice } from '@/domain/catalog/planPrice';
import { kopecks } from '@/domain/money/money';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';
import { isOpen, paymentStates } from '@/domain/payment/paymentState';
import { pricesByPlan, roomByPlan } from '../catalog/plans';
import type { PlanTable } from '../catalog/tables';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { countedVersion, countToSave } from './countedVersion';
import { timeZoneOf } from '../settings/storedSettings';
import { startedBy } from './soldPrices';

/** Features of a new plan: all of them are optional in an order (D16). */
const plainFeatures: PlanFeatures = { controlPanel: 'none', publicIP: 1, ipv6: false, backup: 'none' };

interface Surroundings {
  readonly prices: readonly DatedPrice[];
  readonly rented: readonly RentedCount[];
  readonly room: number | null;
  readonly zone: TimeZone;
  readonly at: Date;
}

function toAdminPlan(
  row: Selectable<PlanTable>,
  { prices, rented, room, zone, at }: Surroundings,
): AdminPlan {
  const { name, line, datacenter, specs, position, isRecommended, sale, stock, trafficGb, version } = row;
  const upcoming = nextPriceAfter(prices, at);
  const monthly = priceAt(kopecks(row.monthly), prices, at);
  const own = [row.monthly, ...startedBy(prices, at)];
  const sumOf = (holds: (each: RentedCount) => boolean) =>
    rented.filter(holds).reduce((sum, { count: each }) => sum + each, 0);
  return {
    name,
    line,
    datacenter,
    specs,
    position,
    isRecommended,
    sale,
    stock,
    trafficGb,
    room,
    monthly,
    upcoming: upcoming && { monthly: upcoming.monthly, from: dayIn(zone, upcoming.from) },
    servers: sumOf(() => true),
    otherPrice: sumOf(
      (each) =>
        !each.isCancelled &&
        own.some((price) => price === each.monthly) &&
        each.monthly !== monthly &&
        each.announced !== monthly,
    ),
    announced: sumOf((each) => each.announced !== null && own.some((price) => price === each.monthly)),
    version: countedVersion({ version, count: stock }),
  };
}

const count = sql<number>`count(*)::integer`.as('count');

/** Number of servers of a plan at one price, with the same announced one. */
interface RentedCount {
  readonly monthly: number;
  readonly announced: number | null;
  readonly isCancelled: boolean;
  readonly count: number;
}

async function rentedCounts(db: Db): Promise<ReadonlyMap<string, readonly RentedCount[]>> {
  const rows = await db
    .selectFrom('server')
    .select([
      'tariff',
      sql<number>`"monthlyPrice" - "optionsMonthly"`.as('monthly'),
      sql<
        number | null
      >`(jsonb_path_query_first("nextPrices", '$[*] ? (@.part == "tariff")') ->> 'monthly')::bigint`.as(
        'announced',
      ),
      sql<boolean>`"leavesOn" is not null`.as('isCancelled'),
      count,
    ])
    .groupBy(['tariff', 'monthly', 'announced', 'isCancelled'])
    .execute();
  const byPlan = new Map<string, RentedCount[]>();
  for (const { tariff, ...rented } of rows) byPlan.set(tariff, [...(byPlan.get(tariff) ?? []), rented]);
  return byPlan;
}

/** Returns every plan in list order. */
export async function adminPlans(db: Db, at: Date): Promise<readonly AdminPlan[]> {
  const rows = await db.selectFrom('plan').selectAll().orderBy('position').orderBy('name').execute();
  const prices = await pricesByPlan(db);
  const zone = await timeZoneOf(db);
  const counted = await rentedCounts(db);
  const rooms = await roomByPlan(db);
  return rows.map((row) =>
    toAdminPlan(row, {
      prices: prices.get(row.name) ?? [],
      rented: counted.get(row.name) ?? [],
      room: rooms.get(row.name) ?? null,
      zone,
      at,
    }),
  );
}

async function findPlan(db: Db, name: PlanName, at: Date): Promise<AdminPlan> {
  const plan = (await adminPlans(db, at)).find((each) => each.name === name);
  if (!plan) throw refusal('notFound');
  return plan;
}

const countOf = (rows: readonly { count: number }[]): number => rows[0]?.count ?? 0;

/**
 * Counts what a change of a plan affects.
 *
 * @throws Problem 404 `notFound`
 */
export async function planReach(db: Db, name: PlanName): Promise<PlanReach> {
  const plan = await db.selectFrom('plan').select('name').where('name', '=', name).executeTakeFirst();
  if (!plan) throw refusal('notFound');
  const order = JSON.stringify([{ kind: 'order', plan: name }]);
  const isOrdered = sql<boolean>`"entries" @> ${order}::jsonb`;
  const servers = await db.selectFrom('server').select(count).where('tariff', '=', name).execute();
  const carts = await db.selectFrom('cart').select(count).where(isOrdered).execute();
  const payments = await db
    .selectFrom('payment')
    .select(count)
    .where('state', 'in', paymentStates.filter(isOpen))
    .where(isOrdered)
    .execute();
  return { servers: countOf(servers), carts: countOf(carts), payments: countOf(payments) };
}

/**
 * Replaces the later prices of a plan by one or none.
 *
 * @throws Problem 422 `invalidRequest` for a day that has started
 */
async function setUpcoming(
  tx: Db,
  plan: PlanName,
  upcoming: PlanChange['upcoming'],
  { zone, at }: { zone: TimeZone; at: Date },
): Promise<void> {
  await tx.deleteFrom('planPrice').where('plan', '=', plan).where('from', '>', at).execute();
  if (upcoming === null) return;
  const from = startOfDay(zone, upcoming.from);
  if (from <= at) throw refusal('invalidRequest', { fields: ['upcoming.from'] });
  await tx.insertInto('planPrice').values({ plan, from, monthly: upcoming.monthly }).execute();
}

const columnsOf = ({ specs, position, isRecommended, sale, stock, trafficGb }: PlanChange) => ({
  specs: JSON.stringify(specs),
  position,
  isRecommended,
  sale,
  stock,
  trafficGb,
});

/**
 * Adds a plan.
 *
 * @throws Problem 409 `nameTaken`, 422 `invalidRequest` where the name does not fit a data centre
 */
export async function addPlan(tx: Db, plan: NewPlan, at: Date): Promise<AdminPlan> {
  const { name, line, datacenter, monthly, upcoming } = plan;
  if (!name.endsWith(`[${datacenter.toUpperCase()}]`)) throw refusal('invalidRequest', { fields: ['name'] });
  const center = tx.selectFrom('datacenter').select('id').where('id', '=', datacenter);
  if (!(await center.executeTakeFirst())) throw refusal('invalidRequest', { fields: ['datacenter'] });
  const added = await tx
    .insertInto('plan')
    .values({ ...columnsOf(plan), name, line, datacenter, monthly, features: JSON.stringify(plainFeatures) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!added) throw refusal('nameTaken');
  await setUpcoming(tx, name, upcoming, { zone: await timeZoneOf(tx), at });
  return findPlan(tx, name, at);
}

/**
 * Changes a plan and returns it before and after.
 *
 * @throws Problem 404 `notFound`, 409 `stale`, 422 `invalidRequest` for a later price whose day has started
 */
export async function savePlan(
  tx: Db,
  name: PlanName,
  change: PlanChange,
  version: string,
): Promise<{ before: AdminPlan; after: AdminPlan }> {
  const row = await tx.selectFrom('plan').selectAll().where('name', '=', name).forUpdate().executeTakeFirst();
  if (!row) throw refusal('notFound');
  const stock = countToSave({ version: row.version, count: row.stock }, change.stock, version);
  // Read after the lock: orders that held it before used earlier prices (catalog/plans.ts).
  const at = new Date();
  const before = await findPlan(tx, name, at);
  await tx
    .updateTable('plan')
    .set(({ eb }) => ({
      ...columnsOf({ ...change, stock }),
      ...(stock === row.stock ? {} : { stockSetAt: at }),
      version: eb('version', '+', 1),
    }))
    .where('name', '=', name)
    .execute();
  await setUpcoming(tx, name, change.upcoming, { zone: await timeZoneOf(tx), at });
  if (change.monthly !== before.monthly)
    await tx
      .insertInto('planPrice')
      .values({ plan: name, from: at, monthly: change.monthly })
      .onConflict((conflict) => conflict.columns(['plan', 'from']).doUpdateSet({ monthly: change.monthly }))
      .execute();
  return { before, after: await findPlan(tx, name, at) };
}
