/** Operating systems offered on order, by family (§3). */
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
  family: OsFamilyId;
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

const familiesById = new Map(osFamilies.map((family) => [family.id, family]));

/** The family of an identifier. */
export function osFamily(id: OsFamilyId): OsFamily {
  const family = familiesById.get(id);
  if (!family) throw new RangeError(`No operating system ${id}`);
  return family;
}

/** Letters and digits; spaces, dots and hyphens only between them. */
export const versionForm = /^[A-Za-z\d](?:[A-Za-z\d .-]{0,30}[A-Za-z\d])?$/;

/**
 * Parses a choice from the URL or storage; null for an unknown family or a malformed version. The provider decides which
 * versions there are.
 */
export function toOsChoice(family: string, version: string): OsChoice | null {
  const found = osFamilies.find(({ id }) => id === family);
  return found && versionForm.test(version) ? { family: found.id, version } : null;
}

/** Key of a system among those of the provider: `ubuntu 24.04`. */
export const systemKey = ({ family, version }: OsChoice): string => `${family} ${version}`;

/** `Ubuntu 24.04`; for the family Other the version alone: `Custom ISO`. */
export function osText({ family, version }: OsChoice): string {
  return family === 'other' ? version : `${osFamily(family).name} ${version}`;
}
