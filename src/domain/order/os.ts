/** Families of operating systems in §3. The provider adds others by their names. */
export const osFamilyIds = [
  'almalinux',
  'centos',
  'rocky',
  'oracle',
  'debian',
  'ubuntu',
  'freebsd',
  'astra',
  'windows',
  'other',
] as const;
export type OsFamilyId = (typeof osFamilyIds)[number];

/** A family with the versions of a new portal (§3); vendors' names are not translated. */
export interface OsFamily {
  id: OsFamilyId;
  name: string;
  versions: readonly string[];
  /** Selected together with the family. */
  defaultVersion: string;
}

/** An operating system as it is ordered. */
export interface OsChoice {
  /** Id of a family in §3, or the name of one that the provider added. */
  family: string;
  version: string;
}

/** Families in the order of §3; the default version is the newest one with long-term support. */
export const osFamilies: readonly OsFamily[] = [
  { id: 'almalinux', name: 'AlmaLinux', versions: ['8', '9'], defaultVersion: '9' },
  { id: 'centos', name: 'CentOS', versions: ['7', '8 Stream', '9 Stream'], defaultVersion: '9 Stream' },
  { id: 'rocky', name: 'Rocky Linux', versions: ['8', '9'], defaultVersion: '9' },
  { id: 'oracle', name: 'Oracle Linux', versions: ['7', '8', '9'], defaultVersion: '9' },
  { id: 'debian', name: 'Debian', versions: ['10', '11', '12'], defaultVersion: '12' },
  { id: 'ubuntu', name: 'Ubuntu', versions: ['18.04', '20.04', '22.04', '24.04'], defaultVersion: '24.04' },
  { id: 'freebsd', name: 'FreeBSD', versions: ['12', '13', '14'], defaultVersion: '14' },
  { id: 'astra', name: 'Astra Linux', versions: ['CE', 'SE'], defaultVersion: 'CE' },
  { id: 'windows', name: 'Windows Server', versions: ['2019', '2022'], defaultVersion: '2022' },
  { id: 'other', name: 'Other', versions: ['NoOS', 'Custom ISO'], defaultVersion: 'NoOS' },
];

const familiesById = new Map<string, OsFamily>(osFamilies.map((family) => [family.id, family]));

/** Finds a family of §3; undefined for one that the provider added. */
export const findFamily = (id: string): OsFamily | undefined => familiesById.get(id);

/** Name of a family. */
export const familyName = (id: string): string => findFamily(id)?.name ?? id;

/** Form of a version and of an added family: letters and digits; spaces, dots and hyphens only between them. */
export const osNameForm = /^[A-Za-z\d](?:[A-Za-z\d .-]{0,30}[A-Za-z\d])?$/;

/**
 * Parses a choice from the URL or storage; null for a malformed one. The provider decides which families and versions
 * there are.
 */
export function toOsChoice(family: string, version: string): OsChoice | null {
  return osNameForm.test(family) && osNameForm.test(version) ? { family, version } : null;
}

/** Key of a system among those of the provider: `ubuntu 24.04`. */
export const systemKey = ({ family, version }: OsChoice): string => `${family} ${version}`;

/** `Ubuntu 24.04`; for the family Other the version alone: `Custom ISO`. */
export function osText({ family, version }: OsChoice): string {
  return family === 'other' ? version : `${familyName(family)} ${version}`;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether two ids are of one family, or could be mistaken for each other. */
export const isSameFamily = (one: string, other: string) =>
  isSame(one, other) || isSame(familyName(one), familyName(other));

/** Whether a new system could be mistaken for another: their names differ in capitals at most. */
export function isNameTaken(system: OsChoice, other: OsChoice): boolean {
  if (isSame(osText(system), osText(other)) || isSame(systemKey(system), systemKey(other))) return true;
  return system.family !== other.family && isSameFamily(system.family, other.family);
}

/** Whether a system is of the Windows kind by its name: it has remote desktops and no SSH. */
export const isWindows = (os: string): boolean => /^windows/i.test(os);
