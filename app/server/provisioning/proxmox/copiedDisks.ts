import { sourceOf, type Command } from '../provisioner';
import { proxmoxBackups } from './backups';
import type { Machine, ProxmoxClient } from './client';
import { Impossible } from './impossible';
import { specOf, type Machines } from './machines';
import type { ProxmoxSnapshots } from './snapshots';

/** A disk of another server that becomes that of a new machine. */
interface CopiedDisk {
  /** Machine of that server. */
  readonly machine: Machine;
  readonly from: { readonly snapshot: string } | { readonly archive: string; readonly storage: string };
}

/** Creates the function that finds the disk that a command copies, or throws `Impossible`; null for a template. */
export function copiedDisks(client: ProxmoxClient, machines: Machines, snapshots: ProxmoxSnapshots) {
  const backups = proxmoxBackups(client);

  return async (command: Command): Promise<CopiedDisk | null> => {
    const source = sourceOf(command);
    if (!source) return null;
    const machine = await machines.existing(source.serverId);
    const site = machines.siteOf(specOf(command));
    if (!site.nodes.includes(machine.node))
      throw new Impossible(`Server ${source.serverId} is in another data centre`);
    if ('snapshot' in source) {
      const { name, isThere } = await snapshots.find(machine, source.snapshot);
      if (!isThere) throw new Impossible(`There is no snapshot ${name}`);
      return { machine, from: { snapshot: name } };
    }
    const archive = site.backup && (await backups.find(machine, site.backup, source.backup));
    if (!site.backup || archive === undefined) throw new Impossible(`There is no backup ${source.backup}`);
    return { machine, from: { archive, storage: site.backup.storage } };
  };
}

/** Finds copied disks. */
export type CopiedDisks = ReturnType<typeof copiedDisks>;
