import type { IsoDate } from '@/domain/time/dates';
import { isSameHost } from './hostName';
import { ipv4Range, type BackupId, type PanelId } from '@/domain/pricing/options';
import type { OptionPrices } from '@/domain/pricing/optionPrices';
import type { SystemVersion } from '@/domain/order/compatibility';
import type { Money } from '@/domain/money/money';
import type { PeriodId } from '@/domain/pricing/period';
import type { EditPrices } from '@/domain/pricing/prices';
import type { Server } from './server';
import { stateOf, type ServerStatus } from './serverStates';

/** Payment sources of a renewal (§2). */
export const renewalMethods = ['account', 'card'] as const;
export type RenewalMethod = (typeof renewalMethods)[number];

/** First systems of a reinstallation (§3), before the others on offer. Vendors' names are not translated. */
export const editSystems = ['Ubuntu 22.04', 'Ubuntu 20.04', 'CentOS 8', 'Windows Server 2019'] as const;

/** A system of the provider, and whether new installations can choose it. */
export interface ServerSystem extends SystemVersion {
  readonly isOffered: boolean;
}

/** Software that can be installed with the system (§3); orders have another list. */
export const editSoftwareIds = ['none', 'apache', 'nginx', 'docker'] as const;
export type EditSoftwareId = (typeof editSoftwareIds)[number];

/** Editable settings of a server (§2, §3). */
export interface ServerSettings {
  /** Name given by its owner. */
  name: string;
  domain: string;
  /** Main public IPv4 address, shown in the list. */
  ip: string;
  payment: RenewalMethod;
  /** Whether it is renewed automatically on its last day (D29). */
  autoRenewal: boolean;
  /** Period of the automatic renewal (D40). */
  renewalPeriod: PeriodId;
  username: string;
  /** Name of a system: of §3, of the provider's list, or of an earlier one. */
  os: string;
  software: EditSoftwareId;
  /** Network such as `2a0d:7c40:400::/64`; `autoSubnet` until one is assigned; empty for none. */
  ipv6Subnet: string;
  panel: PanelId;
  /** Backup schedule (D29). */
  backup: BackupId;
  /** Number of public IPv4 addresses: 1 to 5 (§5). */
  ipv4: number;
}

/** Settings with a price. */
export type PricedSettings = Pick<ServerSettings, 'panel' | 'ipv4' | 'ipv6Subnet' | 'backup'>;

/** Write-only passwords; an empty one means unchanged. */
export interface NewPasswords {
  /** Password of the system's administrator. */
  password: string;
  /** Password of `username`. */
  userPassword: string;
}

/** Draft of the form. */
export type SettingsDraft = ServerSettings & NewPasswords;
export type SettingsField = keyof SettingsDraft;

/** A server as the edit screen gets it. */
export interface EditableServer {
  server: Server;
  createdOn: IsoDate;
  /** Gigabytes of memory, which the system requirements need. */
  memory: number;
  settings: ServerSettings;
  /** Sold prices of its options; some backends do not know them. */
  optionPrices?: OptionPrices | undefined;
  /** Options with an unpaid bill (D38). */
  awaitedOptions?: PricedSettings | null | undefined;
  /** Its public IPv4 addresses including the main one; empty until setup. */
  addresses: readonly string[];
  /** Selectable IPv6 networks: its own, or `autoSubnet`. */
  ipv6Subnets: readonly string[];
  /** The provider's systems, offered or not; without them, those of §3 are offered without restrictions. */
  systems?: readonly ServerSystem[] | undefined;
}

/** Initial data of a settings form. */
export interface EditedServer extends EditableServer {
  /** Opaque version of the settings that were read; saving against an older version is refused. */
  version: string;
  /** Current prices of options and discounts of renewals. */
  prices: EditPrices;
}

/** Requests an IPv6 network that the provisioner chooses. */
export const autoSubnet = 'auto';

/** Request that saves the settings. */
export interface SettingsUpdate {
  settings: ServerSettings;
  /** Charge for options as the customer saw it, in kopecks (D39). */
  charge: Money;
  /** Null: unchanged. */
  password: string | null;
  userPassword: string | null;
  /** Saved keys that a reinstalled system gets in place of a generated password, by fingerprint. */
  sshKeys?: string[] | undefined;
}

/** Why an update was refused. */
export type SaveRefusal =
  /** The server no longer exists or belongs to another customer. */
  | 'noServer'
  /** Its status no longer allows the change. */
  | 'notEditable'
  | 'domainTaken'
  | 'addressTaken';

/** The options cost another sum than the customer saw (D39). Both in kopecks. */
export interface ChargeConflict {
  reason: 'priceChanged';
  expected: Money;
  given: Money;
}

/** The server changed since it was read, by another tab, an administrator or a payment. `current` is the new state. */
export interface SettingsConflict {
  reason: 'conflict';
  current: EditedServer;
}

/** Order of fields on the screen and in the list of changes; the type requires every field. */
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

/** Fields that only the portal stores; they can be changed at any time. */
const portalFields: readonly SettingsField[] = ['name', 'payment', 'autoRenewal', 'renewalPeriod'];

/** Settings that can be changed while the machine is off (D48); an operation applies them without starting it. */
const preparedFields: readonly SettingsField[] = ['domain', 'ip'];

/** Returns the unchanged form. */
export function draftOf(settings: ServerSettings): SettingsDraft {
  return { ...settings, password: '', userPassword: '' };
}

/** Returns the changed fields in screen order. The same domain in Punycode is no change. */
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
 * Rebases the input over `before` onto the settings stored now. Untouched fields follow the stored settings; no input
 * is lost.
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

/** Whether a change needs the machine and not only the portal. */
export function needsMachine(changed: readonly SettingsField[]): boolean {
  return changed.some((field) => !portalFields.includes(field));
}

/**
 * Whether a field can be changed in a status. A running or unknown server is reachable. Others allow changes of portal
 * fields, domain and address (D48).
 */
export function canEditField(status: ServerStatus, field: SettingsField): boolean {
  return (
    stateOf(status).isOutOfReach !== true || portalFields.includes(field) || preparedFields.includes(field)
  );
}

/** Returns the word to type before a server is erased: its saved name, or else its domain. */
export function reinstallWord({ settings }: EditableServer): string {
  return settings.name || settings.domain;
}

/** Whether the word was typed; surrounding spaces and Unicode composition do not matter. */
export function isReinstallConfirmed(editable: EditableServer, typed: string): boolean {
  return typed.trim().normalize('NFC') === reinstallWord(editable).trim().normalize('NFC');
}

/** Whether a number of addresses is within the slider's range (§5). */
export function isAddressCount(value: number): boolean {
  return Number.isInteger(value) && value >= ipv4Range.min && value <= ipv4Range.max;
}
