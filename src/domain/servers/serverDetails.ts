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
] as const;
export type ServerEventKind = (typeof serverEventKinds)[number];

export interface ServerEvent {
  id: string;
  at: IsoDateTime;
  kind: ServerEventKind;
  /** Actor who caused the event. */
  actor: 'customer' | 'system' | 'support';
  /** Particulars as the provider wrote them: a plan's name, an invoice number. */
  detail: string | null;
}

export const accessSystems = ['linux', 'windows'] as const;

/** How to get into a server (D7). */
export interface ServerAccess {
  system: (typeof accessSystems)[number];
  host: string;
  port: number;
  user: string;
  /** Brings a fresh system up to date; `null` where that is not done by a command. */
  updateCommand: string | null;
}

/** Operations that can be under way on a machine, as its owner sees them. */
export const operationActions = [
  'create',
  'reinstall',
  'resize',
  'setOptions',
  'start',
  'stop',
  'reboot',
  'suspend',
] as const;

/** `queued`: not with the provisioner yet. */
export const operationStatuses = ['queued', 'running', 'failed'] as const;

/**
 * Operation under way on a server, or the last one, if it failed for good. After a failure the server is the same as
 * before.
 */
export interface ServerOperation {
  action: (typeof operationActions)[number];
  status: (typeof operationStatuses)[number];
  /** When it was requested; when it ended, where it failed. */
  at: IsoDateTime;
}

/** A server with what its own page shows of it. */
export interface ServerOverview {
  settings: EditedServer;
  addresses: readonly ServerAddress[];
  /** Null where nothing is under way and nothing has failed. */
  operation: ServerOperation | null;
}

/** A way to a server's screen. */
export interface ConsoleAccess {
  url: string;
  /** Seconds until the address no longer works. */
  expiresIn: number;
}

/** Why there is no console: gone, not running, not to be had for a moment, or nothing real behind the server. */
export type ConsoleRefusal = 'noServer' | 'notActive' | 'provisionerDown' | 'demonstration';

/** Details shown in the row menu's dialogs; requested when one of them opens. */
export interface ServerDetails {
  addresses: readonly ServerAddress[];
  /** In any order; the portal shows the newest first. */
  events: readonly ServerEvent[];
  access: ServerAccess;
}
