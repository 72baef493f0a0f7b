import type * as v from 'valibot';
import { bodies, parsed, Refused, type StoredMachine } from './proxmoxBodies';

interface StoredCopy {
  readonly vmid: number;
  /** Seconds since 1970. */
  readonly ctime: number;
  readonly notes: string;
  readonly config: Readonly<Record<string, string>>;
  readonly rules?: StoredMachine['rules'];
}

interface BackupParts {
  readonly clock: () => Date;
  readonly machines: ReadonlyMap<number, StoredMachine>;
  readonly addMachine: (one: Pick<StoredMachine, 'vmid' | 'node'>) => void;
  readonly machineAt: (node: string, id: number) => StoredMachine;
  readonly unlocked: (machine: StoredMachine) => StoredMachine;
  readonly startTask: (machine: StoredMachine, kind: string, done: () => void) => string;
}

/** Bytes of the image at an address: more than a customer may have only for a large one. */
const sizeOf = (url: string) => (url.endsWith('large.iso') ? 10_000_000_001 : 754_000_000);

/** Calls about backups of the stand-in for Proxmox VE: jobs, copies and restores. */
export function proxmoxBackupCalls({
  clock,
  machines,
  addMachine,
  machineAt,
  unlocked,
  startTask,
}: BackupParts) {
  const backupJobs = new Map<string, Omit<v.InferOutput<typeof bodies.backupJob>, 'id'>>();
  const copies = new Map<string, StoredCopy>();
  /** Images by their volume, with the address that they came from. */
  const images = new Map<string, string>();

  function backupCall(method: string, name: string, input: unknown): unknown {
    if (method === 'GET') return [...backupJobs].map(([id, job]) => ({ id, type: 'vzdump', ...job }));
    if (method !== 'POST' && !backupJobs.has(name)) throw new Refused(500, `no such job '${name}'`);
    if (method === 'DELETE') backupJobs.delete(name);
    else {
      const { id = name, ...job } = parsed(bodies.backupJob, input);
      if (method === 'POST' && backupJobs.has(id)) throw new Refused(500, `job '${id}' already exists`);
      backupJobs.set(id, job);
    }
    return null;
  }

  function contentCall(method: string, volume: string, input: unknown): unknown {
    if (method === 'GET') {
      const asked = parsed(bodies.content, input);
      if (asked.content === 'iso')
        return [...images].map(([volid, url]) => ({ volid, content: 'iso', size: sizeOf(url) }));
      const { vmid: of } = asked;
      return [...copies].flatMap(([volid, { vmid: id, ctime, notes }]) =>
        id === of
          ? [{ volid, content: 'backup', vmid: id, format: 'pbs-vm', ctime, notes, size: 3_000_000_000 }]
          : [],
      );
    }
    parsed(bodies.deleteContent, input);
    if (!copies.delete(volume) && !images.delete(volume))
      throw new Refused(500, `volume '${volume}' does not exist`);
    return null;
  }

  /** Copies a machine, and deletes its oldest copies beyond the number. */
  function vzdump(node: string, input: unknown): string {
    const parameters = parsed(bodies.vzdump, input);
    const machine = unlocked(machineAt(node, parameters.vmid));
    return startTask(machine, 'vzdump', () => {
      const ctime = Math.floor(clock().getTime() / 1000);
      addCopy({
        vmid: machine.vmid,
        ctime,
        notes: parameters['notes-template'],
        config: machine.config,
        rules: machine.rules,
      });
      const own = [...copies].filter(([, { vmid: id }]) => id === machine.vmid);
      const surplus = own.length - Number(parameters['prune-backups'].slice('keep-last='.length));
      const oldest = own.toSorted(([, one], [, other]) => one.ctime - other.ctime);
      for (const [volid] of oldest.slice(0, Math.max(0, surplus))) copies.delete(volid);
    });
  }

  function addCopy(copy: StoredCopy): string {
    const at = new Date(copy.ctime * 1000).toISOString().replace('.000', '');
    const volid = `pbs:backup/vm/${copy.vmid}/${at}`;
    copies.set(volid, copy);
    return volid;
  }

  function restore(node: string, input: unknown): string {
    const { vmid: id, archive, force, unique } = parsed(bodies.restore, input);
    const copy = copies.get(archive);
    if (!copy) throw new Refused(500, `volume '${archive}' does not exist`);
    if (force === undefined && machines.has(id))
      throw new Refused(500, `unable to restore VM ${id} - VM exists`);
    if (force === undefined) addMachine({ vmid: id, node });
    const machine = unlocked(machineAt(node, id));
    if (machine.status === 'running') throw new Refused(500, `unable to restore VM ${id} - VM is running`);
    return startTask(machine, 'restore', () => {
      const card = unique === '1' ? { net0: `virtio=BC:24:11:00:00:${id % 90},bridge=vmbr0` } : {};
      const disk = copy.config['scsi0']?.replace(/vm-\d+/, `vm-${id}`);
      machine.config = { ...copy.config, ...card, ...(disk !== undefined && { scsi0: disk }) };
      machine.snapshots.clear();
      // A backup has the firewall, too.
      machine.rules = [...(copy.rules ?? [])];
    });
  }

  /** Fetches an image, which locks no machine. */
  function download(node: string, storage: string, input: unknown): string {
    const { filename, url } = parsed(bodies.downloadIso, input);
    const noMachine: StoredMachine = {
      vmid: 100,
      node,
      name: '',
      template: 0,
      status: 'stopped',
      config: {},
      snapshots: new Map(),
      lock: null,
      rules: [],
      options: {},
    };
    return startTask(noMachine, 'download', () => images.set(`${storage}:iso/${filename}`, url));
  }

  return {
    images,
    backupJobs,
    /** Copies by their volume. */
    copies,
    addCopy,
    /** Answers a call about backups; undefined for another one. */
    respond(method: string, path: string, input: unknown): unknown {
      const [backupPath, jobName = ''] = /^\/cluster\/backup(?:\/([\w-]+))?$/.exec(path) ?? [];
      if (backupPath !== undefined) return backupCall(method, jobName, input);
      const [contentPath, volume = ''] =
        /^\/nodes\/[\w-]+\/storage\/[\w-]+\/content(?:\/(.+))?$/.exec(path) ?? [];
      if (contentPath !== undefined) return contentCall(method, volume, input);
      const [, downloading, storage = ''] =
        /^\/nodes\/([\w-]+)\/storage\/([\w-]+)\/download-url$/.exec(path) ?? [];
      if (downloading !== undefined) return download(downloading, storage, input);
      const [, node, act] = /^\/nodes\/([\w-]+)\/(vzdump|qemu)$/.exec(path) ?? [];
      if (node === undefined || method !== 'POST') return undefined;
      return act === 'vzdump' ? vzdump(node, input) : restore(node, input);
    },
  };
}
