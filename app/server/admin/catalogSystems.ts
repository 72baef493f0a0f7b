import { sql } from 'kysely';
import {
  isManaged,
  toAdminSystem,
  type AdminSystem,
  type NewSystem,
  type SystemChange,
} from '@/domain/admin/system';
import { isNameTaken, osText, systemKey } from '@/domain/order/os';
import { lockPrices } from '../catalog/prices';
import { systemRows } from '../catalog/systems';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

const count = sql<number>`count(*)::integer`.as('count');

/** Counts the carts with each system. */
async function cartsBySystem(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ system: string; count: number }>`
    select "system", count(distinct "userId")::integer as "count"
    from (
      select "userId", ("os" ->> 'family') || ' ' || ("os" ->> 'version') as "system"
      from "cart", jsonb_path_query("entries", '$[*].configuration.os') as "os"
    ) as "chosen"
    group by "system"
  `.execute(db);
  return new Map(rows.map((row) => [row.system, row.count]));
}

/** Returns every system that the provider manages, with its servers and carts. */
export async function adminSystems(db: Db): Promise<readonly AdminSystem[]> {
  const carts = await cartsBySystem(db);
  const rented = await db.selectFrom('server').select(['os', count]).groupBy('os').execute();
  const servers = new Map(rented.map((row) => [row.os, row.count]));
  const rows = await systemRows(db);
  return rows.filter(isManaged).map((row) =>
    toAdminSystem(row, {
      sale: row.sale,
      servers: servers.get(osText(row)) ?? 0,
      carts: carts.get(systemKey(row)) ?? 0,
      version: String(row.edition),
    }),
  );
}

async function findSystem(db: Db, id: string): Promise<AdminSystem> {
  const system = (await adminSystems(db)).find((each) => each.id === id);
  if (!system) throw refusal('notFound');
  return system;
}

const columnsOf = ({ sale, memory, panels, software }: SystemChange) => ({
  sale,
  memory,
  panels: JSON.stringify(panels),
  software: JSON.stringify(software),
});

/**
 * Adds a version of an operating system, of a new family too.
 *
 * @throws Problem 409 `nameTaken`
 */
export async function addSystem(tx: Db, { system, ...change }: NewSystem): Promise<AdminSystem> {
  // Orders hold this lock while they are accepted.
  await lockPrices(tx);
  if ((await systemRows(tx)).some((row) => isNameTaken(system, row))) throw refusal('nameTaken');
  await tx
    .insertInto('system')
    .values({ ...system, ...columnsOf(change) })
    .execute();
  return findSystem(tx, systemKey(system));
}

/**
 * Changes the sale and the rules of a system.
 *
 * @throws Problem 404 `notFound`, 409 `stale`
 */
export async function saveSystem(
  tx: Db,
  id: string,
  change: SystemChange,
  version: string,
): Promise<{ before: AdminSystem; after: AdminSystem }> {
  await lockPrices(tx);
  const before = await findSystem(tx, id);
  if (before.version !== version) throw refusal('stale');
  await tx
    .updateTable('system')
    .set(({ eb }) => ({ ...columnsOf(change), edition: eb('edition', '+', 1) }))
    .where('family', '=', before.family)
    .where('version', '=', id.slice(before.family.length + 1))
    .execute();
  return { before, after: await findSystem(tx, id) };
}
