import { isIPv6 } from 'node:net';
import * as v from 'valibot';
import { webAddressSchema } from '@app/contract/shapes';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { maxPoints } from '@/domain/servers/metrics';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { longestSshKey } from '@/domain/sshKeys/sshKey';

/* What the portal wants of whatever really makes servers: a hypervisor, or the provider's automation in front of one. */

/** The header that signs each call in either direction: of its body, or for a GET of its path with the query. */
export const signatureHeader = 'meridian-signature';

const textSchema = v.pipe(v.string(), v.maxLength(1000));

/** A server as it is to be. Complete, so that the same command may come twice. */
export const specSchema = v.object({
  domain: textSchema,
  /** The main address: one that the server has been assigned; empty for any. */
  ip: textSchema,
  datacenter: textSchema,
  tariff: textSchema,
  /** Gigabytes. */
  memory: v.number(),
  os: textSchema,
  software: textSchema,
  panel: textSchema,
  /** How often a copy is made: none, weekly, daily. */
  backup: textSchema,
  /** Public IPv4 addresses in all. */
  ipv4: v.number(),
  /** The network it has been assigned, `auto` for any; empty for none. */
  ipv6Subnet: textSchema,
  username: textSchema,
  /** Public keys of the administrator, as in `authorized_keys`; only of `create` and `reinstall`, without a password. */
  sshKeys: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(longestSshKey))), v.maxLength(maxSshKeys)),
  ),
});

export type ServerSpec = v.InferOutput<typeof specSchema>;

const passwordSchema = v.optional(textSchema);

/** New passwords of a machine. Whoever is sent them keeps them nowhere but in the machine. */
export const passwordsSchema = v.object({
  /** Of the system's administrator; a fresh machine gets one unless it gets keys. */
  password: passwordSchema,
  /** Of `username`. */
  userPassword: passwordSchema,
});

export type Passwords = v.InferOutput<typeof passwordsSchema>;

/** Commands about one snapshot of a server. */
export const snapshotActions = ['makeSnapshot', 'restoreSnapshot', 'deleteSnapshot'] as const;

/** Schema of the commands that can be run on a server. */
export const commandSchema = v.variant('action', [
  v.object({
    action: v.picklist(['create', 'reinstall', 'resize', 'setOptions']),
    spec: specSchema,
    /** None: they stay as they are. They are never stored with the command. */
    passwords: v.optional(passwordsSchema),
  }),
  v.object({ action: v.picklist(['start', 'stop', 'reboot', 'suspend', 'destroy']) }),
  v.object({
    /** A restored server runs, with the disk of the snapshot. `destroy` deletes all snapshots. */
    action: v.picklist(snapshotActions),
    /** The portal's number of the snapshot, never used twice. */
    snapshot: textSchema,
  }),
]);

export type Command = v.InferOutput<typeof commandSchema>;
export type SnapshotCommand = Extract<Command, { snapshot: string }>;

/** One command for one server. */
export interface Operation {
  /** The same however often it is sent: it is carried out once. */
  readonly key: string;
  readonly serverId: number;
  readonly command: Command;
  /** When it was first sent. */
  readonly startedAt: Date;
}

const subnetSchema = v.pipe(
  v.string(),
  v.check((text) => {
    const [network = '', length = '', ...rest] = text.split('/');
    return isIPv6(network) && /^\d{1,3}$/.test(length) && Number(length) <= 128 && rest.length === 0;
  }, 'must be an IPv6 network such as 2001:db8:1::/64'),
);

/** How far an operation is. What an end leaves out of `addresses`, `ipv6Subnet` and `panelUrl` stays as it was. */
export const progressSchema = v.variant('status', [
  v.object({ status: v.literal('running') }),
  v.object({
    status: v.literal('done'),
    /** All public addresses that the server owns from now on, the main one first. */
    addresses: v.optional(v.pipe(v.array(v.pipe(v.string(), v.ip())), v.minLength(1), v.maxLength(64))),
    /** Short for `addresses` of one. */
    ip: v.optional(v.pipe(v.string(), v.ip())),
    /** The IPv6 network that it owns; null for none. */
    ipv6Subnet: v.optional(v.nullable(subnetSchema)),
    /** Where its control panel answers; null for none. */
    panelUrl: v.optional(v.nullable(v.pipe(textSchema, v.url(), v.startsWith('https://')))),
    /** Megabytes of a snapshot that was made. */
    sizeMb: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
  /** For good; what may work later is not answered at all, or by 503. */
  v.object({ status: v.literal('failed'), reason: textSchema }),
]);

export type Progress = v.InferOutput<typeof progressSchema>;

/** A way to a server's screen. */
export const consoleSchema = v.object({
  url: webAddressSchema,
  /** Seconds until the address no longer works. */
  expiresIn: v.pipe(v.number(), v.minValue(1)),
});

export type ConsoleAccess = v.InferOutput<typeof consoleSchema>;

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const rateSchema = v.pipe(v.number(), v.minValue(0));

export const metricsSchema = v.object({
  points: v.pipe(
    v.array(
      v.object({
        at: isoMomentSchema,
        cpuPercent: percentSchema,
        memoryPercent: percentSchema,
        /** Left out where nobody can look into the disk. */
        diskPercent: v.optional(v.nullable(percentSchema), null),
        /** Kilobits a second. */
        receivedKbps: rateSchema,
        sentKbps: rateSchema,
      }),
    ),
    v.maxLength(maxPoints),
  ),
});

export type ServerMetrics = v.InferOutput<typeof metricsSchema>;

export interface MetricsRange {
  readonly from: Date;
  readonly to: Date;
  /** How many, evenly from `from` to `to`: 2 to 500. Moments at which nothing was measured are left out. */
  readonly points: number;
}

/**
 * Carries operations out. Asynchronous: `begin` only has to accept it; the end comes by polling `progress`, or by the callback.
 * A rejection means that it may work later, and is retried with the same key.
 */
export interface Provisioner {
  /** @param attempt from 1, for the log of the other side */
  readonly begin: (operation: Operation, attempt: number) => Promise<Progress>;
  readonly progress: (operation: Operation) => Promise<Progress>;
  readonly console: (serverId: number) => Promise<ConsoleAccess>;
  readonly metrics: (serverId: number, range: MetricsRange) => Promise<ServerMetrics>;
}

/** Provisioner calls that a page makes while somebody waits for the answer. */
export type ServerViews = Pick<Provisioner, 'console' | 'metrics'>;
