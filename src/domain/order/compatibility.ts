import type { PlanSpecs } from '@/domain/catalog/plan';
import type { PanelId } from '../pricing/options';
import type { OsChoice, OsFamilyId } from './os';

/** Software that can be installed before the server is delivered (§2). */
export const softwareIds = ['none', 'lamp', 'docker', 'wordpress'] as const;
export type SoftwareId = (typeof softwareIds)[number];

/** Why two choices are incompatible; each reason has its sentence in the catalogue `order`. */
export type Incompatibility =
  /** Nothing can be installed without an operating system. */
  | 'noSystem'
  /** The vendor does not support this system or version. */
  | 'systemNotSupported'
  /** A panel brings its own web server and needs a clean system. */
  | 'panelNeedsCleanSystem'
  /** The plan has less memory than the system requires. */
  | 'tooLittleMemory';

type Supported = Partial<Readonly<Record<OsFamilyId, 'all' | readonly string[]>>>;

/** Systems on which each panel is sold; a missing system is unsupported. */
const panelSystems: Readonly<Record<Exclude<PanelId, 'none'>, Supported>> = {
  cpanel: { almalinux: 'all', rocky: 'all', centos: ['7'], ubuntu: ['20.04', '22.04', '24.04'] },
  plesk: {
    almalinux: 'all',
    rocky: 'all',
    centos: ['7'],
    debian: 'all',
    ubuntu: 'all',
    windows: 'all',
  },
};

const linux: Supported = {
  almalinux: 'all',
  centos: 'all',
  rocky: 'all',
  oracle: 'all',
  debian: 'all',
  ubuntu: 'all',
  astra: 'all',
};

const softwareSystems: Readonly<Record<Exclude<SoftwareId, 'none'>, Supported>> = {
  lamp: { ...linux, freebsd: 'all' },
  docker: { ...linux, centos: ['8 Stream', '9 Stream'], windows: ['2022'] },
  wordpress: { ...linux, freebsd: 'all' },
};

/** Programs that conflict with a panel's web server. */
const needsOwnWebServer: readonly SoftwareId[] = ['lamp', 'wordpress'];

/** Minimum memory of a system, in gigabytes. */
const leastMemory: Partial<Readonly<Record<OsFamilyId, number>>> = { windows: 2 };

function supports(systems: Supported, os: OsChoice): boolean {
  const versions = systems[os.family];
  return versions === 'all' || (versions?.includes(os.version) ?? false);
}

/** Minimum memory of a system, in gigabytes; 0 if every plan has enough. */
export function memoryNeeded(os: OsFamilyId): number {
  return leastMemory[os] ?? 0;
}

/** Returns why a system cannot run on a plan, or null. */
export function osProblem(os: OsFamilyId, specs: PlanSpecs): Incompatibility | null {
  return specs.ram < memoryNeeded(os) ? 'tooLittleMemory' : null;
}

/** Returns why a panel is incompatible with a system, or null. Without a system, every panel is allowed. */
export function panelProblem(panel: PanelId, os: OsChoice | null): Incompatibility | null {
  if (panel === 'none' || os === null) return null;
  if (os.family === 'other') return 'noSystem';
  return supports(panelSystems[panel], os) ? null : 'systemNotSupported';
}

/** Returns why preinstalled software is incompatible with a system and a panel, or null. */
export function softwareProblem(
  software: SoftwareId,
  os: OsChoice | null,
  panel: PanelId,
): Incompatibility | null {
  if (software === 'none') return null;
  if (os?.family === 'other') return 'noSystem';
  if (os && !supports(softwareSystems[software], os)) return 'systemNotSupported';
  return panel !== 'none' && needsOwnWebServer.includes(software) ? 'panelNeedsCleanSystem' : null;
}
