import { sql } from 'kysely';
import type { Db } from '../db/database';

/** A machine that the portal did not create. */
export interface Machine {
  /** Its number at the provisioner; null if it is that of a machine that the portal would create. */
  readonly machine: string | null;
  /** Addresses and networks that no pool assigns any more. */
  readonly addresses: readonly string[];
}

/**
 * Links a server to its machine, and takes its addresses from the pools.
 *
 * @returns false if another server has the machine or an address
 */
export async function adoptMachine(
  tx: Db,
  serverId: number,
  { machine, addresses }: Machine,
): Promise<boolean> {
  if (machine !== null) {
    const linked = await tx
      .insertInto('adoptedMachine')
      .values({ serverId, machine })
      .onConflict((conflict) => conflict.doNothing())
      .returning('serverId')
      .executeTakeFirst();
    if (!linked) return false;
  }
  for (const address of addresses) {
    const own = await tx
      .insertInto('proxmoxAddress')
      .values({ address, serverId, freeAfter: null })
      .onConflict((conflict) =>
        conflict
          .column('address')
          .doUpdateSet({ serverId, freeAfter: null })
          .where('proxmoxAddress.serverId', 'is', null),
      )
      .returning('serverId')
      .executeTakeFirst();
    const { rows } = await sql`insert into "simulatedAddress" ("address", "serverId")
      values (${address}::inet, ${serverId}) on conflict do nothing returning "serverId"`.execute(tx);
    if (!own || rows.length === 0) return false;
  }
  return true;
}
