import * as v from 'valibot';

const number = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const flag = v.picklist(['0', '1']);
const vmid = v.pipe(number, v.minValue(100), v.maxValue(999_999_999));
const dnsName = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)*$/i),
);
const configId = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z\d_-]+$/i));

/** Schemas of Proxmox VE's parameters, by call. */
export const bodies = {
  clone: v.strictObject({
    newid: vmid,
    snapname: v.optional(configId),
    name: dnsName,
    full: flag,
    target: v.string(),
    storage: v.string(),
    description: v.string(),
  }),
  config: v.objectWithRest(
    {
      name: v.optional(dnsName),
      cores: v.optional(v.pipe(number, v.minValue(1))),
      memory: v.optional(v.pipe(number, v.minValue(16))),
      onboot: v.optional(flag),
      ciuser: v.optional(v.string()),
      cipassword: v.optional(v.string()),
      sshkeys: v.optional(v.pipe(v.string(), v.transform(decodeURIComponent), v.startsWith('ssh-'))),
      delete: v.optional(v.string()),
    },
    v.string(),
  ),
  resize: v.strictObject({ disk: v.literal('scsi0'), size: v.pipe(v.string(), v.regex(/^\+?\d+[KMGT]?$/)) }),
  start: v.strictObject({}),
  stop: v.strictObject({}),
  shutdown: v.strictObject({ timeout: number, forceStop: flag }),
  reboot: v.strictObject({ timeout: number }),
  remove: v.strictObject({ purge: flag, 'destroy-unreferenced-disks': flag }),
  rule: v.strictObject({
    type: v.picklist(['in', 'out']),
    action: v.picklist(['ACCEPT', 'DROP', 'REJECT']),
    enable: flag,
    proto: v.optional(v.picklist(['tcp', 'udp', 'icmp', 'ipv6-icmp'])),
    dport: v.optional(v.pipe(v.string(), v.regex(/^\d+(?::\d+)?$/))),
    source: v.optional(v.string()),
    dest: v.optional(v.string()),
    comment: v.optional(v.string()),
  }),
  firewallOptions: v.strictObject({
    enable: flag,
    policy_in: v.optional(v.picklist(['ACCEPT', 'DROP', 'REJECT'])),
    policy_out: v.optional(v.picklist(['ACCEPT', 'DROP', 'REJECT'])),
    ndp: v.optional(flag),
  }),
  snapshot: v.strictObject({ snapname: configId }),
  rollback: v.strictObject({ start: flag }),
  load: v.strictObject({
    timeframe: v.picklist(['hour', 'day', 'week', 'month', 'year']),
    cf: v.picklist(['AVERAGE', 'MAX']),
  }),
  vncproxy: v.strictObject({ websocket: flag }),
  backupJob: v.strictObject({
    id: v.optional(configId),
    vmid: v.string(),
    storage: v.string(),
    mode: v.picklist(['snapshot', 'suspend', 'stop']),
    enabled: flag,
    // A calendar event: a day of the week and a time.
    schedule: v.pipe(v.string(), v.regex(/^(?:(?:mon|tue|wed|thu|fri|sat|sun) )?\d\d:\d\d$/)),
    'prune-backups': v.pipe(v.string(), v.regex(/^keep-last=\d+$/)),
  }),
  content: v.variant('content', [
    v.strictObject({ content: v.literal('backup'), vmid }),
    v.strictObject({ content: v.literal('iso') }),
  ]),
  downloadIso: v.strictObject({
    content: v.literal('iso'),
    filename: v.pipe(v.string(), v.regex(/^[\w.-]+\.iso$/)),
    url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    'verify-certificates': v.literal('1'),
  }),
  vzdump: v.strictObject({
    vmid,
    storage: v.string(),
    mode: v.picklist(['snapshot', 'suspend', 'stop']),
    'prune-backups': v.pipe(v.string(), v.regex(/^keep-last=\d+$/)),
    'notes-template': v.string(),
  }),
  restore: v.strictObject({
    vmid,
    archive: v.string(),
    force: v.optional(v.literal('1')),
    unique: v.optional(v.literal('1')),
    storage: v.string(),
  }),
  deleteContent: v.strictObject({ delay: number }),
  none: v.strictObject({}),
};

/** A refused request. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Parses the parameters of a call. */
export function parsed<Value>(schema: v.GenericSchema<unknown, Value>, input: unknown): Value {
  const result = v.safeParse(schema, input);
  if (!result.success)
    throw new Refused(400, `Parameter verification failed. ${v.getDotPath(result.issues[0]) ?? ''}`);
  return result.output;
}

/** A machine of the stand-in. */
export interface StoredMachine {
  readonly vmid: number;
  node: string;
  name: string;
  readonly template: 0 | 1;
  status: 'running' | 'stopped';
  config: Record<string, string>;
  /** Its settings in each snapshot. */
  readonly snapshots: Map<string, Record<string, string>>;
  lock: string | null;
  rules: v.InferOutput<typeof bodies.rule>[];
  options: Record<string, string>;
}
