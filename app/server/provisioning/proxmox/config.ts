import { isIPv4, isIPv6 } from 'node:net';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { StartProblem } from '../../startProblem';

const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,63}$/));
const vmid = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999_999_999));
const ipv4 = v.pipe(
  v.string(),
  v.check((text) => isIPv4(text)),
);

/** Addresses that servers of a data centre are assigned, both ends included. */
const rangeSchema = v.pipe(
  v.strictObject({
    from: ipv4,
    to: ipv4,
    /** Length of the network, for cloud-init. */
    prefix: v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(32)),
    gateway: ipv4,
  }),
  v.check(({ from, to }) => ipv4Number(from) <= ipv4Number(to), 'ends before it begins'),
);

/** An IPv6 network of 48 bits, from which each server gets one of 64. */
const ipv6Schema = v.strictObject({
  network: v.pipe(
    v.string(),
    v.check((text) => /^[\da-f:]+::\/48$/i.test(text) && isIPv6(text.replace('/48', '')), 'must be a /48'),
  ),
  gateway: v.pipe(
    v.string(),
    v.check((text) => isIPv6(text)),
  ),
});

/** Copies of a data centre's machines. */
const backupSchema = v.strictObject({
  /** Storage for backups; a Proxmox Backup Server, for example. */
  storage: name,
  /** Hour at which copying begins; the minute differs by machine. */
  hour: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)), 2),
  /** Copies that are kept. */
  keepDaily: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 7),
  keepWeekly: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 4),
});

const siteSchema = v.strictObject({
  nodes: v.pipe(v.array(name), v.minLength(1)),
  storage: name,
  bridge: name,
  /** Virtual cores per real one. */
  coresPerCore: v.optional(v.pipe(v.number(), v.minValue(1)), 4),
  /** Memory that stays free on each node. */
  reservedGb: v.optional(v.pipe(v.number(), v.minValue(0)), 4),
  ipv4: v.pipe(v.array(rangeSchema), v.minLength(1)),
  ipv6: v.optional(ipv6Schema),
  /** Without it, servers with copies fail and are refunded. */
  backup: v.optional(backupSchema),
});

const configSchema = v.strictObject({
  /** Of the cluster: `https://pve.example.com:8006`. */
  url: v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^/]+$/, 'must start with https:// and have no path')),
  /** The machine of server 12 has the number `firstVmid + 12`. */
  firstVmid: v.optional(vmid, 1_000_000),
  /** Page that shows a machine's screen by a ticket. */
  consoleUrl: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  /** Days in which a returned address is not assigned again. */
  quarantineDays: v.optional(v.pipe(v.number(), v.minValue(0)), 3),
  /** By the ids of the catalogue's data centres. */
  datacenters: v.record(v.string(), siteSchema),
  /** Numbers of templates by system, or by `system + panel`; those of the chosen node are preferred. */
  templates: v.record(v.string(), v.pipe(v.array(vmid), v.minLength(1))),
  /** System of the rescue mode; without it there is none. */
  rescue: v.optional(
    v.strictObject({
      iso: v.pipe(v.string(), v.regex(/^[\w-]+:iso\/[\w.-]+\.iso$/, 'must be as in local:iso/rescue.iso')),
      /** Drive that no template uses. */
      drive: v.optional(v.pipe(v.string(), v.regex(/^(?:scsi|sata|ide)\d+$/)), 'sata5'),
    }),
  ),
  /** Storage for customers' images on every node; without it they cannot be attached. */
  iso: v.optional(
    v.strictObject({
      storage: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
      /** Drive that no template uses. */
      drive: v.optional(v.pipe(v.string(), v.regex(/^(?:scsi|sata|ide)\d+$/)), 'sata4'),
    }),
  ),
  /** Disk that the template's system is on. */
  disk: v.optional(v.pipe(v.string(), v.regex(/^(?:scsi|virtio|sata|ide)\d+$/)), 'scsi0'),
});
/** Configuration of Proxmox VE. */
export type ProxmoxConfig = v.InferOutput<typeof configSchema>;
/** Nodes, storage and addresses of a data centre. */
export type ProxmoxSite = v.InferOutput<typeof siteSchema>;

/** Converts an IPv4 address to a number. */
export function ipv4Number(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Converts a number to an IPv4 address. */
export function ipv4Text(value: number): string {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
}

/**
 * Reads the configuration.
 *
 * @throws StartProblem with one sentence
 */
export function parseProxmoxConfig(text: string): ProxmoxConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StartProblem('The file of PROXMOX_CONFIG is not JSON.');
  }
  const result = v.safeParse(configSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? 'it';
  throw new StartProblem(`The file of PROXMOX_CONFIG is wrong: ${path}: ${issue.message}.`);
}

/** Reads the configuration from its file. */
export async function readProxmoxConfig(file: string): Promise<ProxmoxConfig> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartProblem(`The file ${file} of PROXMOX_CONFIG cannot be read.`);
  });
  return parseProxmoxConfig(text);
}
