import * as v from 'valibot';

/*
 * HTTP client of Proxmox VE's API 2 (pve.proxmox.com/pve-docs/api-viewer), with an API token. Parameters and answers are
 * those of Proxmox VE 8 and 9.
 */

/** A call that Proxmox refused or a machine that is not there; a retry does not help. */
export class ProxmoxRefusal extends Error {}

const integer = v.pipe(v.number(), v.integer());
/** Proxmox writes some numbers as text. */
const flag = v.pipe(
  v.optional(v.union([v.number(), v.boolean(), v.string()]), 0),
  v.transform((value) => Number(value) === 1),
);

const machineSchema = v.object({
  vmid: integer,
  node: v.string(),
  name: v.optional(v.string(), ''),
  type: v.string(),
  status: v.optional(v.string(), 'unknown'),
  template: flag,
  maxcpu: v.optional(v.number(), 0),
  maxmem: v.optional(v.number(), 0),
});
/** A machine or template of the cluster. */
export type Machine = v.InferOutput<typeof machineSchema>;

const nodeSchema = v.object({
  node: v.string(),
  status: v.optional(v.string(), 'unknown'),
  maxcpu: v.optional(v.number(), 0),
  maxmem: v.optional(v.number(), 0),
});
/** A node of the cluster. */
export type ClusterNode = v.InferOutput<typeof nodeSchema>;

const storageSchema = v.object({
  storage: v.string(),
  node: v.string(),
  shared: flag,
  /** Used bytes. */
  disk: v.optional(v.number(), 0),
  maxdisk: v.optional(v.number(), 0),
});
/** A storage of a node. */
export type Storage = v.InferOutput<typeof storageSchema>;

/** Id of a task. */
const upidSchema = v.pipe(v.string(), v.regex(/^UPID:[^:]+:(?:[\dA-F]+:){3}[^:]*:[^:]*:[^:]*:$/i));

const taskSchema = v.object({
  status: v.picklist(['running', 'stopped']),
  exitstatus: v.optional(v.string(), ''),
});

const currentSchema = v.object({ status: v.string(), maxdisk: v.optional(v.number(), 0) });

const configSchema = v.record(v.string(), v.unknown());

const sampleSchema = v.object({
  time: v.number(),
  cpu: v.optional(v.nullable(v.number())),
  mem: v.optional(v.nullable(v.number())),
  maxmem: v.optional(v.nullable(v.number())),
  netin: v.optional(v.nullable(v.number())),
  netout: v.optional(v.nullable(v.number())),
});
export type RrdSample = v.InferOutput<typeof sampleSchema>;

const ruleSchema = v.object({
  pos: integer,
  type: v.string(),
  action: v.string(),
  enable: flag,
  proto: v.optional(v.string(), ''),
  dport: v.optional(v.string(), ''),
  source: v.optional(v.string(), ''),
  dest: v.optional(v.string(), ''),
  comment: v.optional(v.string(), ''),
});
/** A firewall rule of a machine. */
export type StoredRule = v.InferOutput<typeof ruleSchema>;

const proxySchema = v.object({
  ticket: v.string(),
  port: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});

const jobSchema = v.object({ id: v.string() });

const volumeSchema = v.object({
  volid: v.string(),
  /** Seconds since 1970. */
  ctime: v.optional(v.number()),
  size: v.optional(v.number()),
  notes: v.optional(v.string(), ''),
});
/** A backup of a machine on a storage. */
export type BackupVolume = v.InferOutput<typeof volumeSchema>;

const snapshotSchema = v.object({ name: v.string() });

export interface ProxmoxAccess {
  /** `https://pve.example.com:8006`. */
  readonly url: string;
  /** `user@realm!name=secret`. */
  readonly token: string;
  readonly send?: typeof fetch;
}

type Parameters = Readonly<Record<string, string | number>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const answerMs = 15_000;

/** Creates the client. Calls reject with `ProxmoxRefusal` for wrong parameters or a missing machine. */
export function createProxmoxClient({ url, token, send = fetch }: ProxmoxAccess) {
  async function call<Value>(
    method: Method,
    path: string,
    schema: v.GenericSchema<unknown, Value>,
    parameters: Parameters = {},
  ): Promise<Value> {
    const form = new URLSearchParams(
      Object.entries(parameters).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString();
    const isBody = method === 'POST' || method === 'PUT';
    const answer = await send(`${url}/api2/json${path}${isBody || form === '' ? '' : `?${form}`}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
      headers: {
        authorization: `PVEAPIToken=${token}`,
        ...(isBody && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isBody && { body: form }),
    });
    if (answer.ok) return v.parse(v.object({ data: schema }), await answer.json()).data;
    const text = (await answer.text().catch(() => '')).slice(0, 500);
    const message = `Proxmox answers ${method} ${path} with ${answer.status} ${answer.statusText} ${text}`;
    // Proxmox answers 500 for a missing item; only the text differs from that of a fault.
    const isMissing = answer.status === 500 && /does not exist|no such/i.test(answer.statusText + text);
    if (answer.status === 400 || answer.status === 404 || isMissing) throw new ProxmoxRefusal(message);
    throw new Error(message);
  }

  const machinePath = ({ node, vmid }: Pick<Machine, 'node' | 'vmid'>) => `/nodes/${node}/qemu/${vmid}`;
  type Place = Pick<Machine, 'node' | 'vmid'>;

  return {
    machines: async () =>
      (await call('GET', '/cluster/resources', v.array(machineSchema), { type: 'vm' })).filter(
        ({ type }) => type === 'qemu',
      ),
    nodes: () => call('GET', '/cluster/resources', v.array(nodeSchema), { type: 'node' }),
    storages: () => call('GET', '/cluster/resources', v.array(storageSchema), { type: 'storage' }),
    clone: (template: Place, parameters: Parameters) =>
      call('POST', `${machinePath(template)}/clone`, upidSchema, parameters),
    config: (place: Place) => call('GET', `${machinePath(place)}/config`, configSchema),
    configure: (place: Place, parameters: Parameters) =>
      call('PUT', `${machinePath(place)}/config`, v.null(), parameters),
    resizeDisk: (place: Place, disk: string, size: string) =>
      call('PUT', `${machinePath(place)}/resize`, upidSchema, { disk, size }),
    current: (place: Place) => call('GET', `${machinePath(place)}/status/current`, currentSchema),
    power: (place: Place, act: 'start' | 'stop' | 'shutdown' | 'reboot', parameters: Parameters = {}) =>
      call('POST', `${machinePath(place)}/status/${act}`, upidSchema, parameters),
    destroy: (place: Place) =>
      call('DELETE', machinePath(place), upidSchema, { purge: 1, 'destroy-unreferenced-disks': 1 }),
    snapshots: (place: Place) => call('GET', `${machinePath(place)}/snapshot`, v.array(snapshotSchema)),
    makeSnapshot: (place: Place, snapname: string) =>
      call('POST', `${machinePath(place)}/snapshot`, upidSchema, { snapname }),
    rollback: (place: Place, snapname: string) =>
      call('POST', `${machinePath(place)}/snapshot/${snapname}/rollback`, upidSchema, { start: 0 }),
    deleteSnapshot: (place: Place, snapname: string) =>
      call('DELETE', `${machinePath(place)}/snapshot/${snapname}`, upidSchema),
    firewallRules: (place: Place) => call('GET', `${machinePath(place)}/firewall/rules`, v.array(ruleSchema)),
    addFirewallRule: (place: Place, rule: Parameters) =>
      call('POST', `${machinePath(place)}/firewall/rules`, v.null(), rule),
    deleteFirewallRule: (place: Place, position: number) =>
      call('DELETE', `${machinePath(place)}/firewall/rules/${position}`, v.null()),
    setFirewallOptions: (place: Place, options: Parameters) =>
      call('PUT', `${machinePath(place)}/firewall/options`, v.null(), options),
    load: (place: Place, timeframe: 'hour' | 'day' | 'week' | 'month' | 'year') =>
      call('GET', `${machinePath(place)}/rrddata`, v.array(sampleSchema), { timeframe, cf: 'AVERAGE' }),
    vncTicket: (place: Place) =>
      call('POST', `${machinePath(place)}/vncproxy`, proxySchema, { websocket: 1 }),
    backupJobs: () => call('GET', '/cluster/backup', v.array(jobSchema)),
    addBackupJob: (parameters: Parameters) => call('POST', '/cluster/backup', v.null(), parameters),
    changeBackupJob: (id: string, parameters: Parameters) =>
      call('PUT', `/cluster/backup/${id}`, v.null(), parameters),
    deleteBackupJob: (id: string) => call('DELETE', `/cluster/backup/${id}`, v.null()),
    backups: (node: string, storage: string, vmid: number) =>
      call('GET', `/nodes/${node}/storage/${storage}/content`, v.array(volumeSchema), {
        content: 'backup',
        vmid,
      }),
    images: (node: string, storage: string) =>
      call('GET', `/nodes/${node}/storage/${storage}/content`, v.array(volumeSchema), { content: 'iso' }),
    downloadIso: (
      node: string,
      storage: string,
      { url: from, filename }: { url: string; filename: string },
    ) =>
      call('POST', `/nodes/${node}/storage/${storage}/download-url`, upidSchema, {
        content: 'iso',
        filename,
        url: from,
        'verify-certificates': 1,
      }),
    backUp: (node: string, parameters: Parameters) =>
      call('POST', `/nodes/${node}/vzdump`, upidSchema, parameters),
    /** Creates a machine from a backup; `force` replaces one that is there. */
    restoreBackup: (node: string, parameters: Parameters) =>
      call('POST', `/nodes/${node}/qemu`, upidSchema, parameters),
    /** Waits for the end; a longer task continues by itself. */
    deleteVolume: (node: string, storage: string, volid: string) =>
      call(
        'DELETE',
        `/nodes/${node}/storage/${storage}/content/${encodeURIComponent(volid)}`,
        v.nullable(upidSchema),
        { delay: 5 },
      ),
    task: (node: string, upid: string) =>
      call('GET', `/nodes/${node}/tasks/${encodeURIComponent(upid)}/status`, taskSchema),
  };
}

/** Client of Proxmox VE. */
export type ProxmoxClient = ReturnType<typeof createProxmoxClient>;

/** Size of a disk in a machine's configuration: `local:vm-100-disk-0,size=32G`. */
export function diskGb(value: unknown): number {
  const [, size, unit] =
    /(?:^|,)size=(\d+(?:\.\d+)?)([MGT])/.exec(typeof value === 'string' ? value : '') ?? [];
  const factors: Readonly<Record<string, number>> = { M: 1 / 1024, G: 1, T: 1024 };
  return Number(size ?? 0) * (factors[unit ?? 'G'] ?? 1);
}

/** Host name that Proxmox accepts for a domain. */
export function hostName(domain: string, serverId: number): string {
  const ascii = domain.toLowerCase();
  return /^(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*$/.test(ascii) ? ascii : `server-${serverId}`;
}
