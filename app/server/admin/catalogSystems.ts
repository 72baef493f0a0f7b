import { sql } from 'kysely';
import { managedSystems, toAdminSystem, type AdminSystem, type SystemSale } from '@/domain/admin/system';
import { osText, systemKey } from '@/domain/order/os';
import { lockPrices } from '../catalog/prices';
import { withheldSystems } from '../catalog/systems';
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

/** Returns every system that the provider can withhold, with its servers and carts. */
export async function adminSystems(db: Db): Promise<readonly AdminSystem[]> {
  const withheld = await withheldSystems(db);
  const carts = await cartsBySystem(db);
  const rented = await db.selectFrom('server').select(['os', count]).groupBy('os').execute();
  const servers = new Map(rented.map((row) => [row.os, row.count]));
  return managedSystems.map((system) => {
    const key = systemKey(system);
    return toAdminSystem(system, {
      sale: withheld.includes(key) ? 'withheld' : 'offered',
      servers: servers.get(osText(system)) ?? 0,
      carts: carts.get(key) ?? 0,
    });
  });
}

async function findSystem(db: Db, id: string): Promise<AdminSystem> {
  const system = (await adminSystems(db)).find((each) => each.id === id);
  if (!system) throw refusal('notFound');
  return system;
}

/**
 * Offers or withholds a system for new orders; the same again changes nothing.
 *
 * @throws Problem 404 `notFound`
 */
export async function saveSystem(
  tx: Db,
  id: string,
  sale: SystemSale,
): Promise<{ before: AdminSystem; after: AdminSystem }> {
  // Orders hold this lock while they are accepted.
  await lockPrices(tx);
  const before = await findSystem(tx, id);
  if (sale === 'offered') await tx.deleteFrom('withheldSystem').where('system', '=', id).execute();
  else
    await tx
      .insertInto('withheldSystem')
      .values({ system: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { before, after: { ...before, sale } };
}
