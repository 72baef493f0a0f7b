import { toHostName, type HostNameProblem } from './hostName';
import {
  osProblem,
  panelProblem,
  softwareProblem,
  type Incompatibility,
  type SoftwareId,
} from '@/domain/order/compatibility';
import { osText } from '@/domain/order/os';
import { serverNameProblem } from './serverName';
import type { PanelId } from '@/domain/pricing/options';
import {
  changedFields,
  editSystems,
  isAddressCount,
  type EditableServer,
  type EditSoftwareId,
  type ServerSystem,
  type SettingsDraft,
  type SettingsField,
  type SettingsUpdate,
} from './serverSettings';

/** Problems of a settings field; each has its sentence in the catalogue `serverEdit`. */
export type SettingsProblem =
  | 'required'
  | 'tooLong'
  | 'control'
  | `host.${HostNameProblem}`
  | 'userName'
  | 'userNameReserved'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCharacters'
  | 'unavailable'
  | Incompatibility;

/** At most one problem per field: the first that must be fixed. */
export type SettingsProblems = Partial<Readonly<Record<SettingsField, SettingsProblem>>>;

/** Windows limit. */
export const userNameMaxLength = 20;

/** Longer than an account's password, because servers are attacked as soon as they are online. */
export const serverPasswordMinLength = 12;
export const serverPasswordMaxLength = 128;

/** Built-in accounts of the systems. */
const reservedUsers = [
  'root',
  'admin',
  'administrator',
  'guest',
  'system',
  'daemon',
  'bin',
  'sys',
  'nobody',
  'sshd',
  'mysql',
  'www-data',
];

/** Order names of this screen's software. One compatibility table serves both (§3). */
const orderedSoftware: Readonly<Record<EditSoftwareId, SoftwareId>> = {
  none: 'none',
  apache: 'lamp',
  nginx: 'lamp',
  docker: 'docker',
};
const orderedVersions: ReadonlyMap<string, string> = new Map([['CentOS 8', 'CentOS 8 Stream']]);

/** Rules that a server's settings follow; absent from backends that name no systems. */
type Systems = Pick<EditableServer, 'systems'>;

/** Name of a system on order. */
const orderedName = (os: string): string => orderedVersions.get(os) ?? os;

/** Returns the rules of a system by its name, or null if unknown; unknown systems have no restrictions. */
function rulesNamed(os: string, { systems = [] }: Systems): ServerSystem | null {
  const name = orderedName(os);
  return systems.find((system) => osText(system) === name) ?? null;
}

/**
 * Returns the systems of a reinstallation: those of §3, then the others in the provider's order. Withheld ones are left
 * out, but the installed one is always listed.
 */
export function systemChoices({
  settings: { os },
  ...by
}: Pick<EditableServer, 'settings' | 'systems'>): readonly string[] {
  const specified = editSystems.filter((each) => rulesNamed(each, by)?.isOffered !== false);
  const named = editSystems.map(orderedName);
  const others = (by.systems ?? [])
    .filter((system) => system.isOffered && !named.includes(osText(system)))
    .map(osText);
  const choices = [...specified, ...others];
  return choices.includes(os) ? choices : [os, ...choices];
}

/** Minimum memory of a system, in gigabytes; 0 if every server has enough. */
export const systemMemoryNeeded = (os: string, by: Systems): number => rulesNamed(os, by)?.memory ?? 0;

/** Returns why a system cannot be installed, or null. */
export function editSystemProblem(
  os: string,
  { memory, ...by }: Pick<EditableServer, 'memory' | 'systems'>,
): Incompatibility | null {
  const rules = rulesNamed(os, by);
  return rules && osProblem(rules, memory);
}

/** Returns why a panel is incompatible with a system, or null. */
export function editPanelProblem(panel: PanelId, os: string, by: Systems): Incompatibility | null {
  const rules = rulesNamed(os, by);
  return panelProblem(panel, rules, rules ? [rules] : []);
}

/** Returns why software is incompatible with a system and a panel, or null. */
export function editSoftwareProblem(
  software: EditSoftwareId,
  { os, panel }: Pick<SettingsDraft, 'os' | 'panel'>,
  by: Systems,
): Incompatibility | null {
  const rules = rulesNamed(os, by);
  return softwareProblem(orderedSoftware[software], { os: rules, panel }, rules ? [rules] : []);
}

/**
 * Finds the problems of changed fields. Unchanged fields are accepted, because an older server may have settings that
 * are no longer offered.
 */
export function settingsProblems(editable: EditableServer, draft: SettingsDraft): SettingsProblems {
  const { settings, addresses, ipv6Subnets } = editable;
  const changed = changedFields(settings, draft);
  const isChanged = (...fields: SettingsField[]) => fields.some((field) => changed.includes(field));
  const found: Partial<Record<SettingsField, SettingsProblem | null>> = {};
  if (isChanged('name')) found.name = serverNameProblem(draft.name);
  if (isChanged('domain')) found.domain = domainProblem(draft.domain);
  if (isChanged('ip') && !addresses.includes(draft.ip)) found.ip = 'unavailable';
  if (isChanged('ipv6Subnet') && !['', ...ipv6Subnets].includes(draft.ipv6Subnet))
    found.ipv6Subnet = 'unavailable';
  if (isChanged('ipv4') && !isAddressCount(draft.ipv4)) found.ipv4 = 'unavailable';
  if (isChanged('username')) found.username = userNameProblem(draft.username);
  if (isChanged('password')) found.password = serverPasswordProblem(draft.password);
  if (isChanged('userPassword')) found.userPassword = serverPasswordProblem(draft.userPassword);
  if (isChanged('os'))
    found.os = systemChoices(editable).includes(draft.os)
      ? editSystemProblem(draft.os, editable)
      : 'unavailable';
  if (isChanged('os', 'panel')) found.panel = editPanelProblem(draft.panel, draft.os, editable);
  if (isChanged('os', 'panel', 'software') && !found.panel)
    found.software = editSoftwareProblem(draft.software, draft, editable);
  const problems: Partial<Record<SettingsField, SettingsProblem>> = {};
  for (const [field, problem] of Object.entries(found))
    if (problem) problems[field as SettingsField] = problem;
  return problems;
}

/** Returns the update; null if nothing changed or something is invalid. */
export function toSettingsUpdate(
  editable: EditableServer,
  draft: SettingsDraft,
): Omit<SettingsUpdate, 'charge'> | null {
  const changed = changedFields(editable.settings, draft);
  if (changed.length === 0 || Object.keys(settingsProblems(editable, draft)).length > 0) return null;
  const { password, userPassword, ...settings } = draft;
  const host = toHostName(draft.domain);
  return {
    settings: {
      ...settings,
      name: draft.name.trim(),
      username: draft.username.trim(),
      domain: changed.includes('domain') && 'text' in host ? host.text : editable.settings.domain,
    },
    password: password || null,
    userPassword: userPassword || null,
  };
}

function domainProblem(domain: string): SettingsProblem | null {
  if (domain.trim() === '') return 'required';
  const host = toHostName(domain);
  return 'problem' in host ? `host.${host.problem}` : null;
}

/** Checks the user name for Linux and Windows, so that it survives a change of system. */
function userNameProblem(username: string): SettingsProblem | null {
  const text = username.trim();
  if (text === '') return 'required';
  if (text.length > userNameMaxLength || !/^[a-z_][a-z0-9_-]*$/.test(text)) return 'userName';
  return reservedUsers.includes(text) ? 'userNameReserved' : null;
}

/** The rescue console has no other letters. */
function serverPasswordProblem(password: string): SettingsProblem | null {
  if (!/^[!-~]*$/.test(password)) return 'passwordCharacters';
  if (password.length < serverPasswordMinLength) return 'passwordShort';
  return password.length > serverPasswordMaxLength ? 'passwordLong' : null;
}
