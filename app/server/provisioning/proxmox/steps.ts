import { panelIds } from '@/domain/pricing/options';
import { noFirewall } from '@/domain/servers/firewall';
import { panelUrlOf } from '@/domain/servers/panelUrl';
import { sourceOf, type ListedBackups, type PlanHardware, type Progress, type Room } from '../provisioner';
import { backupSteps } from './backupSteps';
import { bootSteps } from './boot';
import { buildSteps } from './buildSteps';
import { ProxmoxRefusal, type Machine } from './client';
import { copiedDisks } from './copiedDisks';
import { applyFirewall, type ProxmoxFirewalls } from './firewall';
import { Impossible } from './impossible';
import { proxmoxMachines, type MachineParts } from './machines';
import type { Promised } from './placement';
import { powerSteps } from './powerSteps';
import { PowerDnsRefusal, type PowerDns } from './powerDns';
import { roomOf } from './room';
import { proxmoxSnapshots } from './snapshots';
import type { StepContext } from './stepContext';
import type { Step } from './stepList';

/*
 * Steps of the commands on Proxmox VE. Each looks at the machine first, so that repeating one after a crash does no
 * harm.
 */

export interface StepParts extends MachineParts {
  readonly firewalls: ProxmoxFirewalls;
  /** DNS server of the reverse names; null without one. */
  readonly powerDns: PowerDns | null;
  /** Makes the address of the portal by which a node fetches an image. */
  readonly isoLink: (url: string) => string;
}

const gigabyte = 2 ** 30;

/** Runs the steps of operations. */
export function proxmoxSteps(parts: StepParts) {
  const { client, config, pool, vmids, firewalls, powerDns, isoLink } = parts;
  const machines = proxmoxMachines(parts);
  const { existing } = machines;
  const snapshots = proxmoxSnapshots(client, existing);
  const copied = copiedDisks(client, machines, snapshots);
  const build = buildSteps({ client, config, vmids, machines, copied });
  const backups = backupSteps(client, config, machines);
  const power = powerSteps(client, machines);
  const boot = bootSteps({ client, config, existing, isoLink });

  async function firewall({ serverId, command }: StepContext): Promise<null> {
    if (command.action === 'setFirewall') await firewalls.save(serverId, command.firewall);
    // A copied backup brings the rules of its own server.
    const set = (await firewalls.find(serverId)) ?? (sourceOf(command) ? noFirewall.applied : null);
    if (set) await applyFirewall(client, await existing(serverId), set);
    return null;
  }

  async function reverseName({ command }: StepContext): Promise<null> {
    if (command.action !== 'setReverseName') throw new TypeError(`${command.action} has no reverse name`);
    if (!powerDns) throw new Impossible('There is no DNS server for reverse names');
    await powerDns.setReverseName(command.address, command.name);
    return null;
  }

  async function release(serverId: number): Promise<null> {
    await pool.release(serverId);
    await firewalls.remove(serverId);
    await vmids.forget(serverId);
    return null;
  }

  async function runStep(step: Step, context: StepContext): Promise<string | null> {
    const { serverId, command } = context;
    switch (step) {
      case 'findSource':
      case 'clone':
      case 'configure':
      case 'growDisk':
      case 'resize':
        return build[step](context);
      case 'schedule':
        return backups.schedule(context);
      case 'forgetBackups':
        return backups.forgetBackups(serverId);
      case 'makeBackup':
      case 'findBackup':
      case 'restoreBackup':
      case 'deleteBackup':
        return backups.run(step, context);
      case 'shutDown':
        return 'isForced' in command && command.isForced === true
          ? power.halt(serverId)
          : power.shutDown(serverId);
      case 'start':
      case 'restart':
      case 'halt':
      case 'remove':
        return power[step](serverId);
      case 'release':
        return release(serverId);
      case 'makeSnapshot':
      case 'rollBack':
      case 'deleteSnapshot':
        return snapshots.run(step, context);
      case 'firewall':
        return firewall(context);
      case 'reverseName':
        return reverseName(context);
      case 'rescue':
      case 'ownDisk':
      case 'fetchIso':
      case 'measureIso':
      case 'insertIso':
      case 'ejectIso':
        return boot[step](context);
      case 'forgetIsos':
        return boot.forgetIsos(await machines.find(serverId));
    }
  }

  return {
    existing: (serverId: number): Promise<Machine> => existing(serverId),
    /** How many more servers of each plan fit, beside the waiting ones and those that are being cloned. */
    async room(
      plans: readonly PlanHardware[],
      waiting: ReadonlyMap<string, number>,
      promised: readonly Promised[],
    ): Promise<Room> {
      const cluster = {
        machines: await client.machines(),
        nodes: await client.nodes(),
        storages: await client.storages(),
        promised,
      };
      return roomOf(config, plans, waiting, cluster);
    },
    backupsOf: (serverId: number): Promise<ListedBackups> => backups.list(serverId),
    /** Starts a step and returns its task; null if there is nothing to wait for. Throws `Impossible` if it can never succeed. */
    async run(step: Step, context: StepContext): Promise<string | null> {
      try {
        return await runStep(step, context);
      } catch (error) {
        if (error instanceof ProxmoxRefusal || error instanceof PowerDnsRefusal)
          throw new Impossible(error.message);
        throw error;
      }
    },
    /** The end of an operation whose steps are done. */
    async endOf({ serverId, command }: Pick<StepContext, 'serverId' | 'command'>): Promise<Progress> {
      if (command.action === 'makeSnapshot') {
        // Proxmox does not say how large a snapshot is; it is no larger than the disk.
        const { maxdisk } = await client.current(await existing(serverId));
        return { status: 'done', sizeMb: Math.round((maxdisk / gigabyte) * 1024) };
      }
      if (!('spec' in command)) return { status: 'done' };
      const { addresses, ipv6Subnet } = await machines.assigned(serverId, command.spec);
      const panel = panelIds.find((id) => id === command.spec.panel) ?? 'none';
      return {
        status: 'done',
        addresses: [...addresses],
        ipv6Subnet,
        panelUrl: panelUrlOf(panel, addresses[0] ?? ''),
      };
    },
  };
}
