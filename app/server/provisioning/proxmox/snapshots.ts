import type { Machine, ProxmoxClient } from './client';
import { Impossible } from './impossible';
import type { StepContext } from './stepContext';

/* Snapshots of machines on Proxmox VE. */

/** Name of a snapshot: it must begin with a letter. */
const nameOf = (snapshot: string) => `portal${snapshot.replace(/\W/g, '_')}`;

/**
 * Creates the functions of snapshots.
 *
 * @param existing returns the machine of a server; throws if there is none
 */
export function proxmoxSnapshots(client: ProxmoxClient, existing: (serverId: number) => Promise<Machine>) {
  /** Finds a snapshot by its id in the portal. */
  async function find(machine: Machine, snapshot: string): Promise<{ name: string; isThere: boolean }> {
    const name = nameOf(snapshot);
    return { name, isThere: (await client.snapshots(machine)).some((each) => each.name === name) };
  }

  return {
    find,
    /** A step of a command about one snapshot. */
    async run(
      step: 'makeSnapshot' | 'rollBack' | 'deleteSnapshot',
      { serverId, command }: StepContext,
    ): Promise<string | null> {
      if (!('snapshot' in command)) throw new TypeError(`${command.action} has no snapshot`);
      const machine = await existing(serverId);
      const { name, isThere } = await find(machine, command.snapshot);
      if (step === 'rollBack') {
        if (!isThere) throw new Impossible(`There is no snapshot ${name}`);
        return client.rollback(machine, name);
      }
      if (step === 'makeSnapshot') return isThere ? null : client.makeSnapshot(machine, name);
      return isThere ? client.deleteSnapshot(machine, name) : null;
    },
  };
}

/** Snapshots of the machines of a cluster. */
export type ProxmoxSnapshots = ReturnType<typeof proxmoxSnapshots>;
