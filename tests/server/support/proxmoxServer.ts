import { proxmoxBackupCalls } from './proxmoxBackupCalls';
import { bodies, parsed, Refused, type StoredMachine } from './proxmoxBodies';
import { proxmoxSchema } from './proxmoxSchema';

/*
 * Stand-in of Proxmox VE's API 2, by its API viewer (pve.proxmox.com/pve-docs/api-viewer, versions 8 and 9). It refuses
 * parameters that a call does not have, and machines that are locked by a task. With `PROXMOX_SCHEMA`, the path of
 * `api-viewer/apidata.js` of proxmox/pve-docs, every request is also checked against the published schema.
 */

const schemaFile = process.env['PROXMOX_SCHEMA'];
const checkSchema = schemaFile === undefined ? () => {} : proxmoxSchema(schemaFile);

interface StoredTask {
  readonly endsAt: number;
  readonly exit: string;
  readonly apply: () => void;
  isApplied: boolean;
}

/** A fault that the next request of a kind meets; `lost`: the work is done, but its answer never arrives. */
type Fault = 'lost' | 'silent' | 596;

const token = 'portal@pve!meridian=0c1ffed2-6f1c-4b0d-9d1e-1f0a4c4f5a11';

/** Seconds that tasks take. */
const durations: Readonly<Record<string, number>> = {
  clone: 3,
  snapshot: 2,
  rollback: 2,
  vzdump: 3,
  restore: 3,
};
const gigabyte = 2 ** 30;

/** Opens a cluster of two nodes that run and one that does not, with a template on the first. */
export function openProxmox(clock: () => Date, memoryGb = 256) {
  const machines = new Map<number, StoredMachine>();
  const tasks = new Map<string, StoredTask>();
  const nodes = new Map([
    ['pve1', 'online'],
    ['pve2', 'online'],
    ['pve3', 'offline'],
  ]);
  const storages = new Map([['local', { shared: 1, freeGb: 4000 }]]);
  let fault: { readonly on: RegExp; readonly kind: Fault } | null = null;
  let exits: string[] = [];
  const clones: { of: number; snapname: string | undefined }[] = [];
  let count = 0;

  const addMachine = (one: Partial<StoredMachine> & Pick<StoredMachine, 'vmid'>) =>
    machines.set(one.vmid, {
      node: 'pve1',
      name: `vm-${one.vmid}`,
      template: 0,
      status: 'stopped',
      config: { scsi0: `local:vm-${one.vmid}-disk-0,size=8G`, cores: '1', memory: '1024' },
      snapshots: new Map(),
      lock: null,
      rules: [],
      options: {},
      ...one,
    });
  for (const template of [9000, 9001, 9002]) addMachine({ vmid: template, template: 1 });

  function settle(): void {
    for (const task of tasks.values()) {
      if (task.isApplied || task.endsAt > clock().getTime()) continue;
      task.isApplied = true;
      task.apply();
    }
  }

  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');

  function startTask(machine: StoredMachine, kind: string, done: () => void): string {
    count += 1;
    const started = Math.floor(clock().getTime() / 1000);
    const upid = `UPID:${machine.node}:${hex(count)}:${hex(count)}:${hex(started)}:qm${kind}:${machine.vmid}:portal@pve!meridian:`;
    const exit = exits.shift() ?? 'OK';
    machine.lock = kind;
    tasks.set(upid, {
      endsAt: clock().getTime() + (durations[kind] ?? 1) * 1000,
      exit,
      isApplied: false,
      apply: () => {
        machine.lock = null;
        if (exit === 'OK') done();
        else if (kind === 'clone') machines.delete(machine.vmid);
      },
    });
    return upid;
  }

  function machineAt(node: string, id: number): StoredMachine {
    const machine = machines.get(id);
    if (machine?.node !== node)
      throw new Refused(500, `Configuration file 'nodes/${node}/qemu-server/${id}.conf' does not exist`);
    return machine;
  }

  function unlocked(machine: StoredMachine): StoredMachine {
    if (machine.lock !== null) throw new Refused(500, `VM is locked (${machine.lock})`);
    return machine;
  }

  const backups = proxmoxBackupCalls({ clock, machines, addMachine, machineAt, unlocked, startTask });

  function clone(source: StoredMachine, input: unknown): string {
    const { newid, name, target, storage, snapname } = parsed(bodies.clone, input);
    if (snapname !== undefined && !source.snapshots.has(snapname))
      throw new Refused(500, `snapshot '${snapname}' does not exist`);
    // Machines have local disks; those of templates may be shared.
    const isLocal = snapname !== undefined || storages.get(storage)?.shared !== 1;
    if (isLocal && target !== source.node)
      throw new Refused(500, `can't clone VM to node '${target}' (VM uses local storage)`);
    clones.push({ of: source.vmid, snapname });
    if (machines.has(newid))
      throw new Refused(500, `unable to create VM ${newid}: config file already exists`);
    if (nodes.get(target) !== 'online') throw new Refused(595, `No route to host ${target}`);
    addMachine({
      vmid: newid,
      name,
      node: target,
      config: {
        ...source.config,
        scsi0: `${storage}:vm-${newid}-disk-0,size=8G`,
        net0: 'virtio=BC:24:11:00:00:01,bridge=vmbr0',
      },
    });
    return startTask(machineAt(target, newid), 'clone', () => undefined);
  }

  function configure(machine: StoredMachine, input: unknown): null {
    const { delete: gone, ...changes } = parsed(bodies.config, input);
    for (const [key, value] of Object.entries(changes)) {
      if (
        !/^(?:name|description|cores|memory|onboot|ciuser|cipassword|sshkeys|boot|smbios1|sata4|sata5|net\d+|ipconfig\d+)$/.test(
          key,
        )
      )
        throw new Refused(400, `Parameter verification failed. ${key}`);
      machine.config[key] = String(value);
    }
    const removed = new Set(gone?.split(',') ?? []);
    machine.config = Object.fromEntries(Object.entries(machine.config).filter(([key]) => !removed.has(key)));
    return null;
  }

  function power(machine: StoredMachine, act: string, input: unknown): string {
    if (act !== 'start' && act !== 'stop' && act !== 'shutdown' && act !== 'reboot')
      throw new Refused(501, `Method '${act}' not implemented`);
    parsed<unknown>(bodies[act], input);
    if ((act === 'start') === (machine.status === 'running'))
      throw new Refused(500, act === 'start' ? 'VM already running' : 'VM not running');
    return startTask(machine, act, () => {
      machine.status = act === 'start' || act === 'reboot' ? 'running' : 'stopped';
    });
  }

  function snapshotCall(machine: StoredMachine, method: string, rest: string, input: unknown): unknown {
    const [, name = '', act = ''] = /^snapshot(?:\/([\w-]+))?(\/rollback)?$/.exec(rest) ?? [];
    if (method === 'GET') return ['current', ...machine.snapshots.keys()].map((each) => ({ name: each }));
    if (name === '') {
      const { snapname } = parsed(bodies.snapshot, input);
      return startTask(unlocked(machine), 'snapshot', () =>
        machine.snapshots.set(snapname, { ...machine.config }),
      );
    }
    if (!machine.snapshots.has(name)) throw new Refused(500, `snapshot '${name}' does not exist`);
    if (act === '') return startTask(unlocked(machine), 'delsnapshot', () => machine.snapshots.delete(name));
    const { start } = parsed(bodies.rollback, input);
    return startTask(unlocked(machine), 'rollback', () => {
      machine.config = { ...machine.snapshots.get(name) };
      machine.status = start === '1' ? 'running' : 'stopped';
    });
  }

  function firewallCall(machine: StoredMachine, method: string, rest: string, input: unknown): unknown {
    if (rest === 'firewall/options' && method === 'PUT') {
      Object.assign(machine.options, parsed(bodies.firewallOptions, input));
      return null;
    }
    const [, position] = /^firewall\/rules(?:\/(\d+))?$/.exec(rest) ?? [];
    if (method === 'GET')
      return machine.rules.map((rule, pos) => ({ pos, ...rule, enable: Number(rule.enable) }));
    if (method === 'POST') machine.rules.unshift(parsed(bodies.rule, input));
    else if (machine.rules.splice(Number(position), 1).length === 0) throw new Refused(400, 'no rule there');
    return null;
  }

  /** Minutes for the hour and the day, half hours beyond, as Proxmox VE 9 keeps them. */
  function load(input: unknown) {
    const { timeframe } = parsed(bodies.load, input);
    const [step, length] = {
      hour: [60, 70],
      day: [60, 1440],
      week: [1800, 336],
      month: [1800, 1440],
      year: [21_600, 1460],
    }[timeframe] as [number, number];
    const last = Math.floor(clock().getTime() / 1000 / step) * step;
    return Array.from({ length }, (_, index) => {
      const time = last - (length - 1 - index) * step;
      const wave = (Math.sin(time / 7000) + 1) / 2;
      return {
        time,
        cpu: wave * 0.8,
        mem: wave * gigabyte,
        maxmem: 2 * gigabyte,
        netin: wave * 1e5,
        netout: wave * 5e4,
      };
    });
  }

  function machineCall(method: string, node: string, id: number, rest: string, input: unknown): unknown {
    const machine = machineAt(node, id);
    const write = method !== 'GET' ? unlocked(machine) : machine;
    if (rest === 'clone') return clone(machine, input);
    if (rest === 'config') return method === 'GET' ? machine.config : configure(write, input);
    if (rest === 'status/current')
      return { status: machine.status, vmid: id, maxdisk: sizeOf(machine) * gigabyte, cpus: 1 };
    if (rest.startsWith('status/')) return power(write, rest.slice(7), input);
    if (rest.startsWith('snapshot')) return snapshotCall(machine, method, rest, input);
    if (rest.startsWith('firewall/')) return firewallCall(machine, method, rest, input);
    if (rest === 'rrddata') return load(input);
    if (rest === 'vncproxy') {
      parsed(bodies.vncproxy, input);
      return {
        ticket: `PVEVNC:${hex(count)}::secret+/=`,
        port: '5900',
        upid: 'x',
        user: 'portal@pve!meridian',
        cert: '',
      };
    }
    if (rest === 'resize') {
      const { size } = parsed(bodies.resize, input);
      return startTask(write, 'resize', () => {
        machine.config['scsi0'] = `local:vm-${id}-disk-0,size=${size}`;
      });
    }
    if (rest === '' && method === 'DELETE') {
      parsed(bodies.remove, input);
      if (machine.status === 'running') throw new Refused(500, `VM ${id} is running - destroy failed`);
      return startTask(write, 'destroy', () => machines.delete(id));
    }
    throw new Refused(501, `Method '${method} ${rest}' not implemented`);
  }

  const sizeOf = ({ config }: StoredMachine) => Number(/size=(\d+)G/.exec(config['scsi0'] ?? '')?.[1] ?? 0);

  function resources(type: string | undefined): unknown {
    if (type === 'node')
      return [...nodes].map(([node, status]) => ({
        id: `node/${node}`,
        type,
        node,
        status,
        ...(status === 'online' && { maxcpu: 32, maxmem: memoryGb * gigabyte }),
      }));
    if (type === 'storage')
      return [...nodes.keys()].flatMap((node) =>
        [...storages].map(([storage, { shared, freeGb }]) => ({
          id: `storage/${node}/${storage}`,
          type,
          storage,
          node,
          shared,
          disk: 100 * gigabyte,
          maxdisk: (100 + freeGb) * gigabyte,
        })),
      );
    return [...machines.values()].map(({ vmid: id, node, name, template, status, config }) => ({
      id: `qemu/${id}`,
      type: 'qemu',
      vmid: id,
      node,
      name,
      template,
      status,
      maxcpu: Number(config['cores']),
      maxmem: Number(config['memory']) * 2 ** 20,
    }));
  }

  function respond(method: string, url: URL, headers: Headers, body: string): unknown {
    if (headers.get('authorization') !== `PVEAPIToken=${token}`)
      throw new Refused(401, 'invalid token value!');
    settle();
    const input = Object.fromEntries(new URLSearchParams(body === '' ? url.search : body));
    const path = decodeURIComponent(url.pathname.replace('/api2/json', ''));
    checkSchema(method, path, input);
    if (path === '/cluster/resources') return resources(input['type']);
    const found = backups.respond(method, path, input);
    if (found !== undefined) return found;
    const [, task = ''] = /^\/nodes\/[\w-]+\/tasks\/(UPID:.+)\/status$/.exec(path) ?? [];
    if (task !== '') {
      const known = tasks.get(task);
      if (!known) throw new Refused(500, 'no such task');
      return known.isApplied
        ? { upid: task, status: 'stopped', exitstatus: known.exit }
        : { upid: task, status: 'running' };
    }
    const [, node = '', id = '', rest = ''] = /^\/nodes\/([\w-]+)\/qemu\/(\d+)(?:\/(.+))?$/.exec(path) ?? [];
    return machineCall(method, node, Number(id), rest, input);
  }

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const met = fault?.on.test(`${request.method} ${url.pathname}`) === true ? fault.kind : null;
    if (met !== null) fault = null;
    if (met === 'silent') throw new DOMException('The operation timed out', 'TimeoutError');
    if (met === 596) return Response.json({ data: null }, { status: 596, statusText: 'Broken pipe' });
    try {
      const data = respond(request.method, url, request.headers, await request.text());
      if (met === 'lost') throw new DOMException('The operation timed out', 'TimeoutError');
      return Response.json({ data });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return new Response(JSON.stringify({ data: null }), {
        status: error.status,
        statusText: error.message,
      });
    }
  };

  return {
    send,
    token,
    machines,
    nodes,
    storages,
    /** Cloned machines and their snapshots, in order. */
    clones,
    addMachine,
    ...backups,
    /** The next request that matches `POST /api2/json/…` meets this fault. */
    fail: (on: RegExp, kind: Fault) => {
      fault = { on, kind };
    },
    /** Exit statuses of the next tasks. */
    exitWith: (...next: string[]) => {
      exits = next;
    },
    tasks: () => [...tasks.keys()].map((upid) => upid.split(':')[5] ?? ''),
  };
}
