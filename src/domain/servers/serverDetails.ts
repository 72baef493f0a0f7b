import type { IsoDateTime } from '@/domain/time/dates';
import type { EditedServer } from './serverSettings';

export const addressFamilies = ['IPv4', 'IPv6'] as const;

/** One address of a server (D7). */
export interface ServerAddress {
  family: (typeof addressFamilies)[number];
  address: string;
  /** Length of the network's prefix, in bits. */
  prefixLength: number;
  gateway: string;
  /** Reverse DNS name, if one is set. */
  reverseName: string | null;
  isPrimary: boolean;
}

/** Kinds of events in a server's history (D7). */
export const serverEventKinds = [
  'ordered',
  'paid',
  'created',
  'activated',
  'rebooted',
  'renewed',
  'tariffRequested',
  'optionsRequested',
  'tariffChanged',
  'reinstalled',
  'suspended',
  'stopped',
  'resumed',
  'leaving',
  'staying',
  'failed',
  'autoRenewalOn',
  'autoRenewalOff',
  'backupChanged',
  'settingsChanged',
  'priceAnnounced',
  'priceWithdrawn',
  'snapshotMade',
  'snapshotRestored',
  'snapshotDeleted',
  'backupMade',
  'backupRestored',
  'backupDeleted',
  'passwordReset',
  'rescueOn',
  'rescueOff',
  'isoAttached',
  'isoDetached',
  'firewallOn',
  'firewallOff',
  'reverseNameSet',
  'reverseNameRemoved',
] as const;
export type ServerEventKind = (typeof serverEventKinds)[number];

export interface ServerEvent {
  id: string;
  at: IsoDateTime;
  kind: ServerEventKind;
  /** Actor who caused the event. */
  actor: 'customer' | 'system' | 'support';
  /** Name of the customer's API token, if one caused it. */
  token?: string | undefined;
  /** E-mail of the colleague who caused it; absent for the account's owner. */
  member?: string | undefined;
  /** Untranslated detail from the provider: a plan's name, an invoice number. */
  detail: string | null;
}

export const accessSystems = ['linux', 'windows'] as const;

/** How to log in to a server (D7). */
export interface ServerAccess {
  system: (typeof accessSystems)[number];
  host: string;
  port: number;
  user: string;
  /** Command that updates a new system; `null` if there is none. */
  updateCommand: string | null;
}

/** Operations on a machine, as its owner sees them. */
export const operationActions = [
  'create',
  'reinstall',
  'resize',
  'setOptions',
  'start',
  'stop',
  'reboot',
  'suspend',
  'restoreSnapshot',
  'setRescue',
] as const;

/** `queued`: not sent to the provisioner yet. */
export const operationStatuses = ['queued', 'running', 'failed'] as const;

/** Current operation on a server, or the last one if it failed. A failure leaves the server unchanged. */
export interface ServerOperation {
  action: (typeof operationActions)[number];
  status: (typeof operationStatuses)[number];
  /** Time of the request, or of the failure. */
  at: IsoDateTime;
  /** When the provisioner began; absent before, and after a failure. */
  startedAt?: IsoDateTime | undefined;
}

/** Hardware of a server's tariff; memory and disk in gigabytes. */
export interface Machine {
  cores: number;
  memory: number;
  disk: number;
}

/** A server with the data of its page. */
export interface ServerOverview {
  settings: EditedServer;
  addresses: readonly ServerAddress[];
  /** Null if its tariff is unknown. */
  machine: Machine | null;
  /** Null if there is no current and no failed operation. */
  operation: ServerOperation | null;
  /** Whether any operation uses the server, also one that is not shown: others wait. */
  isBusy: boolean;
}

/** Access to a server's console. */
export interface ConsoleAccess {
  url: string;
  /** Seconds until the address no longer works. */
  expiresIn: number;
}

/** Why there is no console: the server is gone or not running, the provisioner is down, or it is a demo server. */
export type ConsoleRefusal = 'noServer' | 'notActive' | 'provisionerDown' | 'demonstration';

/** Details for the row menu's dialogs, loaded when one opens. */
export interface ServerDetails {
  addresses: readonly ServerAddress[];
  /** In any order; the portal shows the newest first. */
  events: readonly ServerEvent[];
  access: ServerAccess;
}
