import { sql } from 'kysely';
import type { AdminDatacenter, DatacenterChange, NewDatacenter } from '@/domain/admin/datacenter';
import type { DatacenterId } from '@/domain/catalog/plan';
import { lockPlans } from '../catalog/plans';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

const count = sql<number>`count(*)::integer`.as('count');

/** Counts the carts with orders of each country's plans, whose names end with its code. */
async function cartsByCountry(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ country: string; count: number }>`
    select "country", count(distinct "userId")::integer as "count"
    from (
      select "userId", substring("plan" #>> '{}' from '\\[([A-Z]{2})\\]$') as "country"
      from "cart", jsonb_path_query("entries", '$[*].plan') as "plan"
    ) as "ordered"
    group by "country"
  `.execute(db);
  return new Map(rows.map(({ country, count: carts }) => [country, carts]));
}

/** Returns every data centre with its plans and servers, in the order of the catalogue. */
export async function adminDatacenters(db: Db): Promise<readonly AdminDatacenter[]> {
  const rows = await db.selectFrom('datacenter').selectAll().orderBy('position').orderBy('id').execute();
  const plans = await db
    .selectFrom('plan')
    .leftJoin('planRoom', 'planRoom.plan', 'plan.name')
    .select(['plan.datacenter', count, ({ fn }) => fn.max('planRoom.room').as('room')])
    .groupBy('plan.datacenter')
    .execute();
  const servers = await db.selectFrom('server').select(['datacenter', count]).groupBy('datacenter').execute();
  const carts = await cartsByCountry(db);
  return rows.map(({ version, ...row }) => {
    const own = plans.find(({ datacenter }) => datacenter === row.id);
    return {
      ...row,
      plans: own?.count ?? 0,
      room: own?.room ?? null,
      servers: servers.find(({ datacenter }) => datacenter === row.id)?.count ?? 0,
      carts: carts.get(row.id.toUpperCase()) ?? 0,
      version: String(version),
    };
  });
}

async function findDatacenter(db: Db, id: string): Promise<AdminDatacenter> {
  const found = (await adminDatacenters(db)).find((each) => each.id === id);
  if (!found) throw refusal('notFound');
  return found;
}

const columnsOf = ({ city, position, sale, reason }: DatacenterChange) => ({
  city: JSON.stringify(city),
  position,
  sale,
  reason: reason && JSON.stringify(reason),
});

/**
 * Adds a data centre.
 *
 * @throws Problem 409 `nameTaken`
 */
export async function addDatacenter(tx: Db, { id, ...change }: NewDatacenter): Promise<AdminDatacenter> {
  const added = await tx
    .insertInto('datacenter')
    .values({ id, ...columnsOf(change) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refusal('nameTaken');
  return findDatacenter(tx, id);
}

/**
 * Changes a data centre and the sale of its plans.
 *
 * @throws Problem 404 `notFound`, 409 `stale`
 */
export async function saveDatacenter(
  tx: Db,
  id: DatacenterId,
  change: DatacenterChange,
  version: string,
): Promise<{ before: AdminDatacenter; after: AdminDatacenter }> {
  // Orders lock their plans, so none is accepted while the sale changes.
  const plans = await tx.selectFrom('plan').select('name').where('datacenter', '=', id).execute();
  await lockPlans(
    tx,
    plans.map(({ name }) => name),
  );
  await tx.selectFrom('datacenter').select('id').where('id', '=', id).forUpdate().execute();
  const before = await findDatacenter(tx, id);
  if (before.version !== version) throw refusal('stale');
  await tx
    .updateTable('datacenter')
    .set(({ eb }) => ({ ...columnsOf(change), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return { before, after: await findDatacenter(tx, id) };
}
