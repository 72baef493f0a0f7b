import * as v from 'valibot';

/* Parameters of Proxmox VE's calls, by its API viewer. */

const number = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const flag = v.picklist(['0', '1']);
const vmid = v.pipe(number, v.minValue(100), v.maxValue(999_999_999));
const dnsName = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)*$/i),
);
const configId = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z\d_-]+$/i));

/** Parameters of each call; a call refuses others. */
export const bodies = {
  clone: v.strictObject({
    newid: vmid,
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
  content: v.strictObject({ content: v.literal('backup'), vmid }),
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
