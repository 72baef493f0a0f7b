import { panelIds } from '@/domain/pricing/options';
import { panelUrlOf } from '@/domain/servers/panelUrl';
import type { PooledAddresses } from '../simulatedPool';
import {
  isAboutBackup,
  type Command,
  type ListedBackups,
  type PlanHardware,
  type Progress,
  type Room,
  type ServerSpec,
} from '../provisioner';
import type { MachineNumbers } from './machineNumbers';
import { networkOf, type ProxmoxPool } from './addresses';
import { proxmoxBackups } from './backups';
import { applyFirewall, type ProxmoxFirewalls } from './firewall';
import { PowerDnsRefusal, type PowerDns } from './powerDns';
import { bootSteps } from './boot';
import type { StepContext } from './stepContext';
import { diskGb, hostName, ProxmoxRefusal, type Machine, type ProxmoxClient } from './client';
import type { ProxmoxConfig, ProxmoxSite } from './config';
import { proxmoxSnapshots } from './snapshots';
import type { Step } from './stepList';
import { Impossible } from './impossible';
import { proxmoxTemplates } from './templates';
import { roomOf } from './room';
import { placeServer, type Hardware, type Promised } from './placement';

/*
 * Steps of the commands on Proxmox VE. Each looks at the machine first, so that repeating one after a crash does no
 * harm.
 */

export interface StepParts {
  readonly client: ProxmoxClient;
  readonly config: ProxmoxConfig;
  readonly pool: ProxmoxPool;
  readonly firewalls: ProxmoxFirewalls;
  /** DNS server of the reverse names; null without one. */
  readonly powerDns: PowerDns | null;
  readonly vmids: MachineNumbers;
  /** Hardware of a plan; null for an unknown one. */
  readonly hardwareOf: (plan: string) => Promise<Omit<Hardware, 'memoryGb'> | null>;
}

/** Seconds in which a system may shut down before it is stopped. */
const shutdownSeconds = 60;
const gigabyte = 2 ** 30;

/** Runs the steps of operations. */
export function proxmoxSteps({ client, config, pool, vmids, firewalls, powerDns, hardwareOf }: StepParts) {
  const backups = proxmoxBackups(client);
  const templates = proxmoxTemplates(client, config);

  async function machineOf(serverId: number): Promise<Machine | null> {
    const machines = await client.machines();
    const number = await vmids.of(serverId);
    return machines.find(({ vmid }) => vmid === number) ?? null;
  }

  async function existing(serverId: number): Promise<Machine> {
    const machine = await machineOf(serverId);
    if (!machine) throw new Impossible(`There is no machine ${await vmids.of(serverId)}`);
    return machine;
  }

  const snapshots = proxmoxSnapshots(client, existing);
  const boot = bootSteps(client, config, existing);

  function specOf(command: Command): ServerSpec {
    if (!('spec' in command)) throw new TypeError(`${command.action} has no specification`);
    return command.spec;
  }

  function siteOf({ datacenter }: ServerSpec): ProxmoxSite {
    const site = config.datacenters[datacenter];
    if (!site) throw new Impossible(`There are no nodes for the data centre ${datacenter}`);
    return site;
  }

  async function hardware({ tariff, memory }: ServerSpec): Promise<Hardware> {
    const found = await hardwareOf(tariff);
    if (!found) throw new Impossible(`There is no plan ${tariff}`);
    return { ...found, memoryGb: memory };
  }

  async function assigned(serverId: number, spec: ServerSpec): Promise<PooledAddresses> {
    const addresses = await pool.assign(serverId, siteOf(spec), spec);
    if (!addresses) throw new Impossible(`No free addresses in ${spec.datacenter}`);
    return addresses;
  }

  const isRunning = async (machine: Machine) => (await client.current(machine)).status === 'running';

  /** Checks that a copied snapshot can be cloned, before anything is deleted. */
  async function findSource({ command }: StepContext): Promise<null> {
    if (!('source' in command) || !command.source) return null;
    const { serverId, snapshot } = command.source;
    const machine = await existing(serverId);
    if (!siteOf(command.spec).nodes.includes(machine.node))
      throw new Impossible(`Server ${serverId} is in another data centre`);
    const { name, isThere } = await snapshots.find(machine, snapshot);
    if (!isThere) throw new Impossible(`There is no snapshot ${name}`);
    return null;
  }

  async function clone({ serverId, command, promised, reserve }: StepContext): Promise<string | null> {
    const spec = specOf(command);
    const site = siteOf(spec);
    const machines = await client.machines();
    // Cloned before the answer was stored.
    const newid = await vmids.of(serverId);
    if (machines.some(({ vmid }) => vmid === newid)) return null;
    const needed = await hardware(spec);
    const copied = await snapshots.copiedBy(command);
    const cluster = { machines, promised, nodes: await client.nodes(), storages: await client.storages() };
    const placed = (among: string[]) => placeServer({ ...site, nodes: among }, needed, cluster);
    const found = copied ? [] : await templates.find(spec, machines, cluster.storages);
    // A local disk is cloned on its own node only.
    const isReachable = (each: string) =>
      copied !== null || found.some(({ machine, isShared }) => isShared || machine.node === each);
    const node = (copied && placed([copied.machine.node])) ?? placed(site.nodes.filter(isReachable));
    if (node === null) throw new Impossible(`No node of ${spec.datacenter} has room`);
    const cloned = copied?.machine ?? templates.pick(found, node);
    await assigned(serverId, spec);
    await reserve(node, needed.memoryGb);
    return client.clone(cloned, {
      newid,
      ...(copied && { snapname: copied.name }),
      name: hostName(spec.domain, serverId),
      full: 1,
      target: node,
      storage: site.storage,
      description: `Server ${serverId} of the portal`,
    });
  }

  /** Cards and addresses beyond the assigned ones. */
  const surplus = (old: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, string>>) =>
    Object.keys(old).filter((key) => /^(?:net|ipconfig)\d+$/.test(key) && !(key in wanted));

  async function configure({ serverId, command, passwords }: StepContext): Promise<null> {
    const spec = specOf(command);
    const machine = await existing(serverId);
    const { cores, memoryGb } = await hardware(spec);
    const old = await client.config(machine);
    const network = networkOf(await assigned(serverId, spec), siteOf(spec));
    // A card keeps its hardware address.
    const cards = Object.fromEntries(
      Object.entries(network).filter(([key]) => !key.startsWith('net') || !(key in old)),
    );
    const gone = surplus(old, network);
    await client.configure(machine, {
      name: hostName(spec.domain, serverId),
      cores,
      memory: memoryGb * 1024,
      onboot: 1,
      ...cards,
      ciuser: 'root',
      ...(passwords?.password !== undefined && { cipassword: passwords.password }),
      // Proxmox wants this value encoded once more.
      ...(spec.sshKeys &&
        spec.sshKeys.length > 0 && { sshkeys: encodeURIComponent(spec.sshKeys.join('\n')) }),
      ...(gone.length > 0 && { delete: gone.join(',') }),
    });
    return null;
  }

  async function resize({ serverId, command }: StepContext): Promise<null> {
    const { cores, memoryGb } = await hardware(specOf(command));
    await client.configure(await existing(serverId), { cores, memory: memoryGb * 1024 });
    return null;
  }

  async function growDisk({ serverId, command }: StepContext): Promise<string | null> {
    const machine = await existing(serverId);
    const { diskGb: wanted } = await hardware(specOf(command));
    // A disk never shrinks.
    if (diskGb((await client.config(machine))[config.disk]) >= wanted) return null;
    return client.resizeDisk(machine, config.disk, `${wanted}G`);
  }

  async function schedule({ serverId, command }: StepContext): Promise<null> {
    const spec = specOf(command);
    const { vmid } = await existing(serverId);
    if (!(await backups.schedule(serverId, vmid, spec.backup, siteOf(spec).backup)))
      throw new Impossible(`There is no storage for copies in ${spec.datacenter}`);
    return null;
  }

  async function forgetBackups(serverId: number): Promise<null> {
    const sites = Object.values(config.datacenters);
    const machine = await machineOf(serverId);
    const storages = sites.flatMap(({ nodes, backup }) =>
      backup && machine && nodes.includes(machine.node) ? [backup.storage] : [],
    );
    await backups.forget(serverId, machine, storages);
    return null;
  }

  async function power(serverId: number, act: 'start' | 'shutdown' | 'reboot'): Promise<string | null> {
    const machine = await existing(serverId);
    const runs = await isRunning(machine);
    if (act === 'start' ? runs : !runs) return null;
    const limits = act === 'shutdown' ? { timeout: shutdownSeconds, forceStop: 1 } : {};
    const parameters = act === 'reboot' ? { timeout: shutdownSeconds } : limits;
    return client.power(machine, act, parameters);
  }

  async function halt(serverId: number): Promise<string | null> {
    const machine = await machineOf(serverId);
    if (!machine || !(await isRunning(machine))) return null;
    return client.power(machine, 'stop');
  }

  async function remove(serverId: number): Promise<string | null> {
    const machine = await machineOf(serverId);
    return machine && client.destroy(machine);
  }

  async function snapshotStep(step: Step, { serverId, command }: StepContext): Promise<string | null> {
    if (!('snapshot' in command)) throw new TypeError(`${command.action} has no snapshot`);
    const machine = await existing(serverId);
    const { name, isThere } = await snapshots.find(machine, command.snapshot);
    if (step === 'rollBack') {
      if (!isThere) throw new Impossible(`There is no snapshot ${name}`);
      return client.rollback(machine, name);
    }
    if (step === 'makeSnapshot') return isThere ? null : client.makeSnapshot(machine, name);
    return isThere ? client.deleteSnapshot(machine, name) : null;
  }

  /** Data centre of a machine. */
  const siteAt = ({ node }: Machine) =>
    Object.values(config.datacenters).find(({ nodes }) => nodes.includes(node));

  async function backupStep(step: Step, { key, serverId, command }: StepContext): Promise<string | null> {
    if (!isAboutBackup(command)) throw new TypeError(`${command.action} has no backup`);
    const machine = await existing(serverId);
    const site = siteAt(machine);
    if (!site?.backup) throw new Impossible(`There is no storage for copies on ${machine.node}`);
    if (command.action === 'makeBackup')
      return backups.make(machine, site.backup, { key, interval: command.interval });
    const archive = await backups.find(machine, site.backup, command.backup);
    if (step === 'deleteBackup')
      return archive === undefined ? null : client.deleteVolume(machine.node, site.backup.storage, archive);
    if (archive === undefined) throw new Impossible(`There is no backup ${command.backup}`);
    if (step === 'findBackup') return null;
    const { vmid, node } = machine;
    return client.restoreBackup(node, { vmid, archive, force: 1, storage: site.storage });
  }

  async function firewall({ serverId, command }: StepContext): Promise<null> {
    if (command.action === 'setFirewall') await firewalls.save(serverId, command.firewall);
    const set = await firewalls.find(serverId);
    if (set) await applyFirewall(client, await existing(serverId), set);
    return null;
  }

  async function reverseName({ command }: StepContext): Promise<null> {
    if (command.action !== 'setReverseName') throw new TypeError(`${command.action} has no reverse name`);
    if (!powerDns) throw new Impossible('There is no DNS server for reverse names');
    await powerDns.setReverseName(command.address, command.name);
    return null;
  }

  async function runStep(step: Step, context: StepContext): Promise<string | null> {
    const { serverId, command } = context;
    switch (step) {
      case 'findSource':
        return findSource(context);
      case 'clone':
        return clone(context);
      case 'configure':
        return configure(context);
      case 'growDisk':
        return growDisk(context);
      case 'schedule':
        return schedule(context);
      case 'forgetBackups':
        return forgetBackups(serverId);
      case 'resize':
        return resize(context);
      case 'start':
        return power(serverId, 'start');
      case 'restart':
        return power(serverId, 'reboot');
      case 'shutDown':
        return 'isForced' in command && command.isForced === true
          ? halt(serverId)
          : power(serverId, 'shutdown');
      case 'halt':
        return halt(serverId);
      case 'remove':
        return remove(serverId);
      case 'release':
        await pool.release(serverId);
        await firewalls.remove(serverId);
        await vmids.forget(serverId);
        return null;
      case 'makeSnapshot':
      case 'rollBack':
      case 'deleteSnapshot':
        return snapshotStep(step, context);
      case 'makeBackup':
      case 'findBackup':
      case 'restoreBackup':
      case 'deleteBackup':
        return backupStep(step, context);
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
        return boot.forgetIsos(await machineOf(serverId));
    }
  }

  return {
    existing,
    /** How many more servers of each plan fit, beside those that are being cloned. */
    async room(
      plans: readonly PlanHardware[],
      waiting: ReadonlyMap<string, number>,
      promised: readonly Promised[],
    ): Promise<Room> {
      const [machines, nodes, storages] = [
        await client.machines(),
        await client.nodes(),
        await client.storages(),
      ];
      return roomOf(config, plans, waiting, { machines, nodes, storages, promised });
    },
    /** Copies of a server's machine; none without a storage for them. */
    async backupsOf(serverId: number): Promise<ListedBackups> {
      const machine = await existing(serverId);
      const plan = siteAt(machine)?.backup;
      return plan ? backups.list(machine, plan) : { items: [] };
    },
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
      const { addresses, ipv6Subnet } = await assigned(serverId, command.spec);
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
