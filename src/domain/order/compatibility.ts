import type { PanelId } from '../pricing/options';
import { osFamilies, type OsChoice } from './os';

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

/** Panels that are sold. */
export const soldPanels = ['cpanel', 'plesk'] as const satisfies readonly PanelId[];

/** Software that is installed. */
export const installedSoftware = ['lamp', 'docker', 'wordpress'] as const satisfies readonly SoftwareId[];

/** Requirements of a system, and the choices that it takes. */
export interface SystemRules {
  /** Minimum memory of its server, in gigabytes; 0 for none. */
  readonly memory: number;
  readonly panels: readonly (typeof soldPanels)[number][];
  readonly software: readonly (typeof installedSoftware)[number][];
}

/** A version of an operating system with its rules. */
export interface SystemVersion extends OsChoice, SystemRules {}

/** The versions of §3 without rules, for a backend that names no systems. */
export const unrestrictedSystems: readonly SystemVersion[] = osFamilies.flatMap(({ id: family, versions }) =>
  versions.map((version) => ({
    family,
    version,
    memory: 0,
    panels: soldPanels,
    software: installedSoftware,
  })),
);

/** Programs that conflict with a panel's web server. */
const needsOwnWebServer: readonly SoftwareId[] = ['lamp', 'wordpress'];

/** Finds the rules of a system; null if the provider does not have it. */
export const rulesOf = (os: OsChoice, systems: readonly SystemVersion[]): SystemVersion | null =>
  systems.find(({ family, version }) => family === os.family && version === os.version) ?? null;

/** Returns why a system cannot run in this memory, in gigabytes, or null. */
export const osProblem = ({ memory }: SystemRules, present: number): Incompatibility | null =>
  present < memory ? 'tooLittleMemory' : null;

/** Returns why a panel is incompatible with a system, or null. Without a system, every panel is allowed. */
export function panelProblem(
  panel: PanelId,
  os: OsChoice | null,
  systems: readonly SystemVersion[],
): Incompatibility | null {
  if (panel === 'none' || os === null) return null;
  if (os.family === 'other') return 'noSystem';
  return rulesOf(os, systems)?.panels.includes(panel) ? null : 'systemNotSupported';
}

/** Returns why preinstalled software is incompatible with a system and a panel, or null. */
export function softwareProblem(
  software: SoftwareId,
  { os, panel }: { os: OsChoice | null; panel: PanelId },
  systems: readonly SystemVersion[],
): Incompatibility | null {
  if (software === 'none') return null;
  if (os?.family === 'other') return 'noSystem';
  if (os && !rulesOf(os, systems)?.software.includes(software)) return 'systemNotSupported';
  return panel !== 'none' && needsOwnWebServer.includes(software) ? 'panelNeedsCleanSystem' : null;
}
