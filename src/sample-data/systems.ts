import { installedSoftware, soldPanels, type SystemVersion } from '@/domain/order/compatibility';
import { osFamilies, type OsFamilyId } from '@/domain/order/os';

type Supported = Partial<Readonly<Record<OsFamilyId, 'all' | readonly string[]>>>;

/** Systems on which each panel is sold in a new portal; a missing system is unsupported. */
const panelSystems: Readonly<Record<(typeof soldPanels)[number], Supported>> = {
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

/** Systems on which software is installed in a new portal. */
const softwareSystems: Readonly<Record<(typeof installedSoftware)[number], Supported>> = {
  lamp: { ...linux, freebsd: 'all' },
  docker: { ...linux, centos: ['8 Stream', '9 Stream'], windows: ['2022'] },
  wordpress: { ...linux, freebsd: 'all' },
};

const leastMemory: Partial<Readonly<Record<OsFamilyId, number>>> = { windows: 2 };

function supports(systems: Supported, family: OsFamilyId, version: string): boolean {
  const versions = systems[family];
  return versions === 'all' || (versions?.includes(version) ?? false);
}

/** Systems of a new portal (§3). */
export const sampleSystems: readonly SystemVersion[] = osFamilies.flatMap(({ id: family, versions }) =>
  versions.map((version) => ({
    family,
    version,
    memory: leastMemory[family] ?? 0,
    panels: soldPanels.filter((panel) => supports(panelSystems[panel], family, version)),
    software: installedSoftware.filter((each) => supports(softwareSystems[each], family, version)),
  })),
);
