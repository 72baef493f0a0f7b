import { sourceOf } from '../provisioner';
import { networkOf } from './addresses';
import { diskGb, hostName, type Machine, type ProxmoxClient } from './client';
import type { ProxmoxConfig } from './config';
import type { CopiedDisks } from './copiedDisks';
import { Impossible } from './impossible';
import type { MachineNumbers } from './machineNumbers';
import { specOf, type Machines } from './machines';
import { placeServer } from './placement';
import type { StepContext } from './stepContext';
import { proxmoxTemplates } from './templates';

interface BuildParts {
  readonly client: ProxmoxClient;
  readonly config: ProxmoxConfig;
  readonly vmids: MachineNumbers;
  readonly machines: Machines;
  readonly copied: CopiedDisks;
}

const describe = (serverId: number) => `Server ${serverId} of the portal`;

/** Cards and addresses beyond the assigned ones. */
const surplus = (old: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, string>>) =>
  Object.keys(old).filter((key) => /^(?:net|ipconfig)\d+$/.test(key) && !(key in wanted));

/** Creates the steps that make a machine of a template or a copied disk, and give it its hardware and network. */
export function buildSteps({ client, config, vmids, machines, copied: findCopied }: BuildParts) {
  const { existing, siteOf, hardware, assigned } = machines;
  const templates = proxmoxTemplates(client, config);

  /** Chooses the node of a new machine, and what is cloned there. Throws `Impossible` if there is none. */
  async function place(
    { command, promised }: Pick<StepContext, 'command' | 'promised'>,
    all: readonly Machine[],
    freedGb: number,
  ) {
    const spec = specOf(command);
    const site = siteOf(spec);
    const needed = await hardware(spec);
    const room = { ...needed, diskGb: Math.max(0, needed.diskGb - freedGb) };
    const copied = await findCopied(command);
    const [nodes, storages] = [await client.nodes(), await client.storages()];
    const placed = (among: string[]) =>
      placeServer({ ...site, nodes: among }, room, { machines: all, promised, nodes, storages });
    const found = copied ? [] : await templates.find(spec, all, storages);
    const archive = copied && 'archive' in copied.from ? copied.from : null;
    // A local disk or backup is copied on its own node only.
    const isReachable = (each: string) => {
      if (archive)
        return storages.some(
          ({ node: of, storage, shared }) => of === each && storage === archive.storage && shared,
        );
      return copied !== null || found.some(({ machine, isShared }) => isShared || machine.node === each);
    };
    const node = (copied && placed([copied.machine.node])) ?? placed(site.nodes.filter(isReachable));
    if (node === null) throw new Impossible(`No node of ${spec.datacenter} has room`);
    return {
      spec,
      site,
      needed,
      copied,
      archive,
      node,
      cloned: copied?.machine ?? templates.pick(found, node),
    };
  }

  return {
    /** Checks, before anything is deleted, that there is a template or a disk to copy, and room for the machine. */
    async findSource({ serverId, ...rest }: StepContext): Promise<null> {
      const number = await vmids.of(serverId);
      const all = await client.machines();
      const own = all.find(({ vmid }) => vmid === number);
      // Its room will be free.
      const freedGb = own ? diskGb((await client.config(own))[config.disk]) : 0;
      await place(
        rest,
        all.filter((each) => each !== own),
        freedGb,
      );
      return null;
    },
    async clone({ serverId, reserve, ...rest }: StepContext): Promise<string | null> {
      const all = await client.machines();
      // Cloned before the answer was stored.
      const newid = await vmids.of(serverId);
      if (all.some(({ vmid }) => vmid === newid)) return null;
      const { spec, site, needed, copied, archive, node, cloned } = await place(rest, all, 0);
      await assigned(serverId, spec);
      await reserve(node, needed.memoryGb);
      // `unique`: its cards get hardware addresses of their own.
      if (archive)
        return client.restoreBackup(node, {
          vmid: newid,
          archive: archive.archive,
          unique: 1,
          storage: site.storage,
        });
      return client.clone(cloned, {
        newid,
        ...(copied && 'snapshot' in copied.from && { snapname: copied.from.snapshot }),
        name: hostName(spec.domain, serverId),
        full: 1,
        target: node,
        storage: site.storage,
        description: describe(serverId),
      });
    },
    async configure({ serverId, command, passwords }: StepContext): Promise<null> {
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
        // A backup has that of its own server.
        ...(sourceOf(command) && { description: describe(serverId) }),
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
    },
    async resize({ serverId, command }: StepContext): Promise<null> {
      const { cores, memoryGb } = await hardware(specOf(command));
      await client.configure(await existing(serverId), { cores, memory: memoryGb * 1024 });
      return null;
    },
    async growDisk({ serverId, command }: StepContext): Promise<string | null> {
      const machine = await existing(serverId);
      const { diskGb: wanted } = await hardware(specOf(command));
      // A disk never shrinks.
      if (diskGb((await client.config(machine))[config.disk]) >= wanted) return null;
      return client.resizeDisk(machine, config.disk, `${wanted}G`);
    },
  };
}
