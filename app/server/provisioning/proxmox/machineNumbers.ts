import type { Db } from '../../db/database';

/** Numbers of the machines of servers: those that imported servers are linked to, else the usual ones. */
export function machineNumbers(db: Db, firstVmid: number) {
  return {
    async of(serverId: number): Promise<number> {
      const row = await db
        .selectFrom('adoptedMachine')
        .select('machine')
        .where('serverId', '=', serverId)
        .executeTakeFirst();
      return row ? Number(row.machine) : firstVmid + serverId;
    },
    /** Returns the number of every one of these servers, in their order. */
    async ofAll(servers: readonly number[]): Promise<readonly number[]> {
      const rows = await db.selectFrom('adoptedMachine').selectAll().execute();
      const adopted = new Map(rows.map(({ serverId, machine }) => [serverId, machine]));
      return servers.map((id) => Number(adopted.get(id) ?? firstVmid + id));
    },
    /** Forgets the link of a destroyed machine. */
    async forget(serverId: number): Promise<void> {
      await db.deleteFrom('adoptedMachine').where('serverId', '=', serverId).execute();
    },
  };
}

/** Numbers of the machines of servers. */
export type MachineNumbers = ReturnType<typeof machineNumbers>;
