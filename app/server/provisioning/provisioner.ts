import { isIPv6 } from 'node:net';
import * as v from 'valibot';
import { firewallSetSchema } from '@app/contract/network';
import { webAddressSchema } from '@app/contract/shapes';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { backupIdPattern, backupKinds, maxBackupId } from '@/domain/servers/backups';
import { maxPoints } from '@/domain/servers/metrics';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { longestSshKey } from '@/domain/sshKeys/sshKey';

/* Interface to the system that creates servers: a hypervisor, or the provider's automation in front of one. */

/** Header with the signature of each call in either direction: of the body, or of a GET's path and query. */
export const signatureHeader = 'meridian-signature';

const textSchema = v.pipe(v.string(), v.maxLength(1000));

/** Desired state of a server. It is complete, so that commands are idempotent. */
export const specSchema = v.object({
  domain: textSchema,
  /** Main address, one of the server's; empty for any. */
  ip: textSchema,
  datacenter: textSchema,
  tariff: textSchema,
  /** Gigabytes. */
  memory: v.number(),
  os: textSchema,
  software: textSchema,
  panel: textSchema,
  /** Backup interval: none, weekly or daily. */
  backup: textSchema,
  /** Number of public IPv4 addresses. */
  ipv4: v.number(),
  /** Assigned IPv6 network, `auto` for any, empty for none. */
  ipv6Subnet: textSchema,
  username: textSchema,
  /** Public keys of the administrator, as in `authorized_keys`; only of `create` and `reinstall`, without a password. */
  sshKeys: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(longestSshKey))), v.maxLength(maxSshKeys)),
  ),
});

export type ServerSpec = v.InferOutput<typeof specSchema>;

const passwordSchema = v.optional(textSchema);

/** New passwords of a machine. Receivers must not store them outside of the machine. */
export const passwordsSchema = v.object({
  /** Password of the system's administrator; a new machine gets one unless it gets keys. */
  password: passwordSchema,
  /** Password of `username`. */
  userPassword: passwordSchema,
});

export type Passwords = v.InferOutput<typeof passwordsSchema>;

/** Commands about one snapshot of a server. */
export const snapshotActions = ['makeSnapshot', 'restoreSnapshot', 'deleteSnapshot'] as const;

/** A backup's id at the provisioner. */
const backupIdSchema = v.pipe(v.string(), v.maxLength(maxBackupId), v.regex(backupIdPattern));

/** A snapshot or a backup of another server. */
const sourceSchema = v.union([
  v.object({ serverId: v.number(), snapshot: textSchema }),
  v.object({ serverId: v.number(), backup: backupIdSchema }),
]);

export type CopySource = v.InferOutput<typeof sourceSchema>;

/** Schema of the commands that can be run on a server. */
export const commandSchema = v.variant('action', [
  v.object({
    action: v.picklist(['create', 'reinstall', 'resize', 'setOptions']),
    spec: specSchema,
    /** Absent if the passwords stay the same. Never stored with the command. */
    passwords: v.optional(passwordsSchema),
    /** Only of `reinstall`: the disk of another server that replaces the template's. */
    source: v.optional(sourceSchema),
  }),
  v.object({ action: v.picklist(['start', 'reboot', 'suspend', 'destroy']) }),
  v.object({
    action: v.literal('stop'),
    /** Cuts the power instead of shutting the system down. */
    isForced: v.optional(v.boolean()),
  }),
  v.object({
    /** After `restoreSnapshot` the server runs with the snapshot's disk. `destroy` deletes all snapshots. */
    action: v.picklist(snapshotActions),
    /** The portal's id of the snapshot, never reused. */
    snapshot: textSchema,
  }),
  v.object({
    /** The new backup counts among those that the schedule keeps: the oldest ones are deleted. */
    action: v.literal('makeBackup'),
    /** Backup interval that the server was sold: weekly or daily. */
    interval: textSchema,
  }),
  v.object({
    /** Replaces the disk, deletes all snapshots and starts the machine with the hardware and network of `spec`. */
    action: v.literal('restoreBackup'),
    backup: backupIdSchema,
    /** The system is the one that the server had when the backup was made. */
    spec: specSchema,
  }),
  v.object({ action: v.literal('deleteBackup'), backup: backupIdSchema }),
  v.object({
    /** Restarts the machine with a rescue system in memory, whose root has this password, or from its disk. */
    action: v.literal('setRescue'),
    isOn: v.boolean(),
    passwords: v.optional(passwordsSchema),
  }),
  v.object({
    /**
     * Fetches an ISO image from a public HTTPS address and restarts the machine from it; its disk stays attached. The
     * receiver checks the address again, because the name may lead elsewhere by then.
     */
    action: v.literal('attachIso'),
    url: textSchema,
  }),
  v.object({
    /** Restarts the machine from its disk and deletes the image. `reinstall` and `restoreSnapshot` end it, too. */
    action: v.literal('detachIso'),
  }),
  v.object({
    /** Filters traffic in the provider's network, not in the machine: it outlives a reinstallation. */
    action: v.literal('setFirewall'),
    firewall: firewallSetSchema,
  }),
  v.object({
    action: v.literal('setReverseName'),
    /** One of the server's addresses. */
    address: v.pipe(v.string(), v.ip()),
    /** In Punycode; empty for none. */
    name: textSchema,
  }),
]);

export type Command = v.InferOutput<typeof commandSchema>;
export type SnapshotCommand = Extract<Command, { snapshot: string }>;
/** A command about a backup. */
export type BackupCommand = Extract<Command, { backup: string } | { interval: string }>;

/** Returns the copied disk of a command; null for none. */
export const sourceOf = (command: Command | null): CopySource | null =>
  (command && 'source' in command && command.source) || null;

/** Whether a command concerns a backup. */
export const isAboutBackup = (command: Command | null): command is BackupCommand =>
  command !== null && ('backup' in command || 'interval' in command);

/** One command for one server. */
export interface Operation {
  /** Idempotency key: an operation is carried out once, however often it is sent. */
  readonly key: string;
  readonly serverId: number;
  readonly command: Command;
  /** Time of the first attempt. */
  readonly startedAt: Date;
}

const subnetSchema = v.pipe(
  v.string(),
  v.check((text) => {
    const [network = '', length = '', ...rest] = text.split('/');
    return isIPv6(network) && /^\d{1,3}$/.test(length) && Number(length) <= 128 && rest.length === 0;
  }, 'must be an IPv6 network such as 2001:db8:1::/64'),
);

/** Progress of an operation. Fields that a final report omits stay unchanged. */
export const progressSchema = v.variant('status', [
  v.object({ status: v.literal('running') }),
  v.object({
    status: v.literal('done'),
    /** All public addresses of the server from now on, the main one first. */
    addresses: v.optional(v.pipe(v.array(v.pipe(v.string(), v.ip())), v.minLength(1), v.maxLength(64))),
    /** Shorthand for a single address. */
    ip: v.optional(v.pipe(v.string(), v.ip())),
    /** IPv6 network of the server; null for none. */
    ipv6Subnet: v.optional(v.nullable(subnetSchema)),
    /** Address of the control panel; null for none. */
    panelUrl: v.optional(v.nullable(v.pipe(textSchema, v.url(), v.startsWith('https://')))),
    /** Size of a new snapshot in megabytes. */
    sizeMb: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
  /** Permanent failure. For temporary ones the provisioner answers 503 or not at all. */
  v.object({ status: v.literal('failed'), reason: textSchema }),
]);

export type Progress = v.InferOutput<typeof progressSchema>;

/** Temporary address of a server's console. */
export const consoleSchema = v.object({
  url: webAddressSchema,
  /** Seconds until the address expires. */
  expiresIn: v.pipe(v.number(), v.minValue(1)),
});

export type ConsoleAccess = v.InferOutput<typeof consoleSchema>;

/** Maximum number of listed backups of a server. */
const maxBackups = 500;

export const backupListSchema = v.object({
  /** In any order. */
  items: v.pipe(
    v.array(
      v.object({
        id: backupIdSchema,
        at: isoMomentSchema,
        /** Megabytes. */
        sizeMb: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
        /** Made by the schedule, or by `makeBackup`. */
        kind: v.optional(v.picklist(backupKinds), 'scheduled'),
      }),
    ),
    v.maxLength(maxBackups),
  ),
});

/** Backups that a provisioner lists. */
export type ListedBackups = v.InferOutput<typeof backupListSchema>;

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const rateSchema = v.pipe(v.number(), v.minValue(0));

export const metricsSchema = v.object({
  points: v.pipe(
    v.array(
      v.object({
        at: isoMomentSchema,
        cpuPercent: percentSchema,
        memoryPercent: percentSchema,
        /** Null if the disk cannot be inspected. */
        diskPercent: v.optional(v.nullable(percentSchema), null),
        /** Kilobits per second. */
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
  /** Number of points from `from` to `to`, evenly spaced: 2 to 500. Times without measurements are omitted. */
  readonly points: number;
}

/** Hardware of a plan that is sold. */
export interface PlanHardware {
  readonly tariff: string;
  readonly datacenter: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly diskGb: number;
}

export const roomSchema = v.object({
  /** Plans that are left out have no limit. */
  items: v.pipe(
    v.array(
      v.object({
        tariff: textSchema,
        /** More servers of this plan that fit now. */
        room: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
    v.maxLength(10_000),
  ),
});

/** Room for servers of each plan. */
export type Room = v.InferOutput<typeof roomSchema>;

/**
 * Carries out operations asynchronously: `begin` accepts one, `progress` or the callback reports its end. A rejection
 * is temporary and is retried with the same key.
 */
export interface Provisioner {
  /** @param attempt starts at 1, for the other side's log */
  readonly begin: (operation: Operation, attempt: number) => Promise<Progress>;
  readonly progress: (operation: Operation) => Promise<Progress>;
  readonly console: (serverId: number) => Promise<ConsoleAccess>;
  readonly metrics: (serverId: number, range: MetricsRange) => Promise<ServerMetrics>;
  /** Null if it does not list backups. */
  readonly backups: (serverId: number) => Promise<ListedBackups | null>;
  /**
   * Null if it does not know its room.
   *
   * @param waiting ordered servers of each plan that it was not sent yet; their room is taken
   */
  readonly room: (
    plans: readonly PlanHardware[],
    waiting: ReadonlyMap<string, number>,
  ) => Promise<Room | null>;
}

/** Provisioner calls whose answer a page waits for. */
export type ServerViews = Pick<Provisioner, 'console' | 'metrics' | 'backups'>;
