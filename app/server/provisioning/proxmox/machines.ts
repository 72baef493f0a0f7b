import type { PooledAddresses } from '../simulatedPool';
import type { Command, ServerSpec } from '../provisioner';
import type { ProxmoxPool } from './addresses';
import type { Machine, ProxmoxClient } from './client';
import type { ProxmoxConfig, ProxmoxSite } from './config';
import { Impossible } from './impossible';
import type { MachineNumbers } from './machineNumbers';
import type { Hardware } from './placement';

/** Sources of a server's machine, place and hardware. */
export interface MachineParts {
  readonly client: ProxmoxClient;
  readonly config: ProxmoxConfig;
  readonly pool: ProxmoxPool;
  readonly vmids: MachineNumbers;
  /** Hardware of a plan; null for an unknown one. */
  readonly hardwareOf: (plan: string) => Promise<Omit<Hardware, 'memoryGb'> | null>;
}

/** Returns the specification of a command that has one. */
export function specOf(command: Command): ServerSpec {
  if (!('spec' in command)) throw new TypeError(`${command.action} has no specification`);
  return command.spec;
}

/** Finds machines, and what a server's machine needs. Throws `Impossible` for what is missing for good. */
export function proxmoxMachines({ client, config, pool, vmids, hardwareOf }: MachineParts) {
  async function find(serverId: number): Promise<Machine | null> {
    const machines = await client.machines();
    const number = await vmids.of(serverId);
    return machines.find(({ vmid }) => vmid === number) ?? null;
  }

  function siteOf({ datacenter }: Pick<ServerSpec, 'datacenter'>): ProxmoxSite {
    const site = config.datacenters[datacenter];
    if (!site) throw new Impossible(`There are no nodes for the data centre ${datacenter}`);
    return site;
  }

  return {
    /** Null if the machine is gone. */
    find,
    async existing(serverId: number): Promise<Machine> {
      const machine = await find(serverId);
      if (!machine) throw new Impossible(`There is no machine ${await vmids.of(serverId)}`);
      return machine;
    },
    siteOf,
    /** Data centre of a machine. */
    siteAt: ({ node }: Machine): ProxmoxSite | undefined =>
      Object.values(config.datacenters).find(({ nodes }) => nodes.includes(node)),
    async hardware({ tariff, memory }: ServerSpec): Promise<Hardware> {
      const found = await hardwareOf(tariff);
      if (!found) throw new Impossible(`There is no plan ${tariff}`);
      return { ...found, memoryGb: memory };
    },
    /** Assigns the addresses of a server; the same ones when repeated. */
    async assigned(serverId: number, spec: ServerSpec): Promise<PooledAddresses> {
      const addresses = await pool.assign(serverId, siteOf(spec), spec);
      if (!addresses) throw new Impossible(`No free addresses in ${spec.datacenter}`);
      return addresses;
    },
  };
}

/** Lookups of machines. */
export type Machines = ReturnType<typeof proxmoxMachines>;
