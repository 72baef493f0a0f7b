import { isAboutBackup, type ListedBackups } from '../provisioner';
import { proxmoxBackups } from './backups';
import type { ProxmoxClient } from './client';
import type { ProxmoxConfig } from './config';
import { Impossible } from './impossible';
import { specOf, type Machines } from './machines';
import type { StepContext } from './stepContext';

/** Creates the steps that schedule, make, restore and delete the copies of a machine. */
export function backupSteps(client: ProxmoxClient, { datacenters }: ProxmoxConfig, machines: Machines) {
  const backups = proxmoxBackups(client);

  return {
    /** Copies of a server's machine; none without a storage for them. */
    async list(serverId: number): Promise<ListedBackups> {
      const machine = await machines.existing(serverId);
      const plan = machines.siteAt(machine)?.backup;
      return plan ? backups.list(machine, plan) : { items: [] };
    },
    async schedule({ serverId, command }: StepContext): Promise<null> {
      const spec = specOf(command);
      const { vmid } = await machines.existing(serverId);
      if (!(await backups.schedule(serverId, vmid, spec.backup, machines.siteOf(spec).backup)))
        throw new Impossible(`There is no storage for copies in ${spec.datacenter}`);
      return null;
    },
    async forgetBackups(serverId: number): Promise<null> {
      const machine = await machines.find(serverId);
      const storages = Object.values(datacenters).flatMap(({ nodes, backup }) =>
        backup && machine && nodes.includes(machine.node) ? [backup.storage] : [],
      );
      await backups.forget(serverId, machine, storages);
      return null;
    },
    /** A step of a command about one backup. */
    async run(
      step: 'makeBackup' | 'findBackup' | 'restoreBackup' | 'deleteBackup',
      { key, serverId, command }: StepContext,
    ): Promise<string | null> {
      if (!isAboutBackup(command)) throw new TypeError(`${command.action} has no backup`);
      const machine = await machines.existing(serverId);
      const site = machines.siteAt(machine);
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
    },
  };
}
