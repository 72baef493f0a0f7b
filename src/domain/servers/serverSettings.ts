import type { IsoDate } from '@/domain/time/dates';
import { isSameHost } from './hostName';
import { ipv4Range, type BackupId, type PanelId } from '@/domain/pricing/options';
import type { OptionPrices } from '@/domain/pricing/optionPrices';
import type { Money } from '@/domain/money/money';
import type { PeriodId } from '@/domain/pricing/period';
import type { Server } from './server';
import { stateOf, type ServerStatus } from './serverStates';

/** From what a server is renewed (§2). */
export const renewalMethods = ['account', 'card'] as const;
export type RenewalMethod = (typeof renewalMethods)[number];

/** Systems a server can be reinstalled with (§3): fewer than on order. Names are the makers' own. */
export const editSystems = ['Ubuntu 22.04', 'Ubuntu 20.04', 'CentOS 8', 'Windows Server 2019'] as const;

/** Software that can be installed with the system (§3); the order has another list. */
export const editSoftwareIds = ['none', 'apache', 'nginx', 'docker'] as const;
export type EditSoftwareId = (typeof editSoftwareIds)[number];

/** Settings of a server that can be changed and read back (§2, §3). */
export interface ServerSettings {
  /** Name that its owner gave it. */
  name: string;
  domain: string;
  /** The main public IPv4 address: the one the list shows. */
  ip: string;
  payment: RenewalMethod;
  /** Whether it is renewed by itself on its last day (D29). */
  autoRenewal: boolean;
  /** For how long it is then (D40). */
  renewalPeriod: PeriodId;
  username: string;
  /** One of `editSystems`, or what was installed before, in the provider's words. */
  os: string;
  software: EditSoftwareId;
  /** A network such as `2a0d:7c40:400::/64`, `autoSubnet` until one is assigned; empty for none. */
  ipv6Subnet: string;
  panel: PanelId;
  /** How often a copy is made of it (D29). */
  backup: BackupId;
  /** Public IPv4 addresses in all: 1 to 5 (§5). */
  ipv4: number;
}

/** The settings that cost something. */
export type PricedSettings = Pick<ServerSettings, 'panel' | 'ipv4' | 'ipv6Subnet' | 'backup'>;

/** Passwords go one way: an empty one stays as it is. */
export interface NewPasswords {
  /** Of the system's administrator. */
  password: string;
  /** Of `username`. */
  userPassword: string;
}

/** The form as typed. */
export type SettingsDraft = ServerSettings & NewPasswords;
export type SettingsField = keyof SettingsDraft;

/** A server as the edit screen is given it. */
export interface EditableServer {
  server: Server;
  createdOn: IsoDate;
  /** Gigabytes of memory: some systems need more than others. */
  memory: number;
  settings: ServerSettings;
  /** Prices that its options were sold for; a backend may not know them. */
  optionPrices?: OptionPrices | undefined;
  /** Options whose bill waits for its money (D38). */
  awaitedOptions?: PricedSettings | null | undefined;
  /** Its own public IPv4 addresses, the main one among them; none until it is set up. */
  addresses: readonly string[];
  /** IPv6 networks to choose from: its own, or `autoSubnet` where it has none. */
  ipv6Subnets: readonly string[];
}

/** Initial data of a settings form. */
export interface EditedServer extends EditableServer {
  /** Of what was read, as opaque as its backend likes: a change names it, and is refused once it is another. */
  version: string;
}

/** Asks for an IPv6 network that the provisioner chooses. */
export const autoSubnet = 'auto';

/** Request that saves the settings. */
export interface SettingsUpdate {
  settings: ServerSettings;
  /** The charge for options that the person saw, in kopecks (D39). */
  charge: Money;
  /** Null: unchanged. */
  password: string | null;
  userPassword: string | null;
}

/** Why an update was not accepted. */
export type SaveRefusal =
  /** It is gone: deleted, or no longer this customer's. */
  | 'noServer'
  /** Its status does not allow it any more. */
  | 'notEditable'
  | 'domainTaken'
  | 'addressTaken';

/** The options cost another sum than the person saw (D39). Both in kopecks. */
export interface ChargeConflict {
  reason: 'priceChanged';
  expected: Money;
  given: Money;
}

/** The server was changed since it was read: by another tab, an administrator, a payment. `current` is what it is now. */
export interface SettingsConflict {
  reason: 'conflict';
  current: EditedServer;
}

/** The order in which fields stand on the screen and changes in their list; none can be left out. */
const places: Readonly<Record<SettingsField, true>> = {
  name: true,
  domain: true,
  ip: true,
  payment: true,
  autoRenewal: true,
  renewalPeriod: true,
  password: true,
  username: true,
  userPassword: true,
  ipv4: true,
  ipv6Subnet: true,
  panel: true,
  backup: true,
  os: true,
  software: true,
};
const fieldOrder = Object.keys(places) as SettingsField[];

/** Fields that need the machine itself; the others live in the portal and can be changed at any time. */
const portalFields: readonly SettingsField[] = ['name', 'payment', 'autoRenewal', 'renewalPeriod'];

/** Settings that can be changed while the machine does not run (D48): an operation applies them, and it stays off. */
const preparedFields: readonly SettingsField[] = ['domain', 'ip'];

/** The form before anything was changed. */
export function draftOf(settings: ServerSettings): SettingsDraft {
  return { ...settings, password: '', userPassword: '' };
}

/** Which fields differ, in the order of the screen. The same domain written in Punycode is no change. */
export function changedFields(current: ServerSettings, draft: SettingsDraft): SettingsField[] {
  return fieldOrder.filter((field) => {
    switch (field) {
      case 'password':
      case 'userPassword':
        return draft[field] !== '';
      case 'name':
      case 'username':
        return draft[field].trim() !== current[field];
      case 'domain':
        return !isSameHost(draft.domain.trim(), current.domain);
      default:
        return draft[field] !== current[field];
    }
  });
}

/**
 * Applies the input typed over `before` to the settings stored now. Untouched fields follow the stored settings;
 * nothing that was typed is lost.
 */
export function rebasedDraft(
  before: ServerSettings,
  now: ServerSettings,
  draft: SettingsDraft,
): SettingsDraft {
  const typed = changedFields(before, draft).map((field) => [field, draft[field]] as const);
  return { ...draftOf(now), ...Object.fromEntries(typed) };
}

/** Changing the system or the software reinstalls the server and erases its disk (§2). */
export function needsReinstall(changed: readonly SettingsField[]): boolean {
  return changed.includes('os') || changed.includes('software');
}

/** Whether a change has to be made on the machine, and not in the portal alone. */
export function needsMachine(changed: readonly SettingsField[]): boolean {
  return changed.some((field) => !portalFields.includes(field));
}

/**
 * Whether a field may be changed in a status. Only a server that runs, or whose status the portal does not know, can be
 * reached; other servers keep what the portal itself stores, and their domain and address can be prepared (D48).
 */
export function canEditField(status: ServerStatus, field: SettingsField): boolean {
  return (
    stateOf(status).isOutOfReach !== true || portalFields.includes(field) || preparedFields.includes(field)
  );
}

/**
 * Returns the word to type before a server is erased. It is the name as saved, or the domain where the server has no
 * name.
 */
export function reinstallWord({ settings }: EditableServer): string {
  return settings.name || settings.domain;
}

/** Whether the word was typed; spaces around it and the way its letters are composed do not count. */
export function isReinstallConfirmed(editable: EditableServer, typed: string): boolean {
  return typed.trim().normalize('NFC') === reinstallWord(editable).trim().normalize('NFC');
}

/** A number of addresses within the slider's range (§5). */
export function isAddressCount(value: number): boolean {
  return Number.isInteger(value) && value >= ipv4Range.min && value <= ipv4Range.max;
}
