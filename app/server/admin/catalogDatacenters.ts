import { sql } from 'kysely';
import type { AdminDatacenter, DatacenterChange } from '@/domain/admin/datacenter';
import { datacenterIds, type DatacenterId } from '@/domain/catalog/plan';
import { lockPlans } from '../catalog/plans';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

const count = sql<number>`count(*)::integer`.as('count');

/** Counts the carts with an order of a data centre's plans, whose names end with its country. */
async function cartsOf(db: Db, id: DatacenterId): Promise<number> {
  const path = `$[*] ? (@.plan like_regex "\\\\[${id.toUpperCase()}\\\\]$")`;
  const { count: found } = await db
    .selectFrom('cart')
    .select(count)
    .where(sql<boolean>`jsonb_path_exists("entries", ${path}::jsonpath)`)
    .executeTakeFirstOrThrow();
  return found;
}

/** Returns every data centre with its plans and servers. */
export async function adminDatacenters(db: Db): Promise<readonly AdminDatacenter[]> {
  const rows = await db.selectFrom('datacenter').selectAll().execute();
  const plans = await db.selectFrom('plan').select(['datacenter', count]).groupBy('datacenter').execute();
  const servers = await db.selectFrom('server').select(['datacenter', count]).groupBy('datacenter').execute();
  const found: AdminDatacenter[] = [];
  for (const id of datacenterIds) {
    const row = rows.find((each) => each.id === id);
    if (!row) continue;
    const countIn = (counted: readonly { datacenter: string; count: number }[]) =>
      counted.find(({ datacenter }) => datacenter === id)?.count ?? 0;
    found.push({
      id,
      sale: row.sale,
      reason: row.reason,
      plans: countIn(plans),
      servers: countIn(servers),
      carts: await cartsOf(db, id),
      version: String(row.version),
    });
  }
  return found;
}

async function findDatacenter(db: Db, id: string): Promise<AdminDatacenter> {
  const found = (await adminDatacenters(db)).find((each) => each.id === id);
  if (!found) throw refusal('notFound');
  return found;
}

/**
 * Changes the sale of a data centre's plans.
 *
 * @throws Problem 404 `notFound`, 409 `stale`
 */
export async function saveDatacenter(
  tx: Db,
  id: DatacenterId,
  { sale, reason }: DatacenterChange,
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
    .set(({ eb }) => ({ sale, reason: reason && JSON.stringify(reason), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return { before, after: await findDatacenter(tx, id) };
}
